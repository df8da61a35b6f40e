# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write StableHLO programs in MLIR's generic form, one op at a time.

Every method infers its result type, so a program made here is valid by
construction. The spelling follows what JAX prints: properties between
`<{` and `}>`, empty lists and zero defaults left out of dimension numbers.
"""

import math

import numpy as np

from xla_oracle import DTYPES, is_float

COMPLEMENTS = {"LT": "GE", "LE": "GT", "GT": "LE", "GE": "LT"}


def element_kind(dtype):
    """'float', 'int', 'uint' or 'bool' of an MLIR element type's name."""
    if dtype == "i1":
        return "bool"
    if dtype.startswith("ui"):
        return "uint"
    return "int" if dtype.startswith("i") else "float"


def tensor_type(shape, dtype):
    return "tensor<" + "".join(f"{d}x" for d in shape) + dtype + ">"


def literal(value, dtype):
    """One element of a dense attribute."""
    kind = DTYPES[dtype]
    if kind == np.bool_:
        return "true" if value else "false"
    if not is_float(kind):
        return str(int(value))
    value = np.asarray(value, kind)
    if np.isfinite(value.astype(np.float64)):
        text = repr(float(value))
        mantissa, _, exponent = text.partition("e")
        if "." not in mantissa:
            mantissa += ".0"
        return mantissa + ("e" + exponent if exponent else "")
    bits = int(value.view(f"u{kind.itemsize}"))
    return f"0x{bits:0{2 * kind.itemsize}X}"


def dense(array, dtype):
    """A dense attribute with its type."""
    array = np.asarray(array, DTYPES[dtype])

    def nest(part):
        if part.ndim == 0:
            return literal(part[()], dtype)
        return "[" + ", ".join(nest(item) for item in part) + "]"

    def same_everywhere():
        data = array.tobytes()
        size = array.dtype.itemsize
        return array.size and data == data[:size] * array.size

    if array.size == 0:
        body = ""
    elif same_everywhere():
        body = literal(array.reshape(-1)[0], dtype)
    else:
        body = nest(array)
    return f"dense<{body}> : {tensor_type(array.shape, dtype)}"


def int_array(values):
    values = list(values)
    return "array<i64" + (": " + ", ".join(map(str, values)) if values else "") + ">"


def struct(name, **fields):
    """A StableHLO struct attribute; empty lists and zeros are left out."""
    parts = []
    for key, value in fields.items():
        if isinstance(value, int):
            if value:
                parts.append(f"{key} = {value}")
        elif value:
            parts.append(f"{key} = [{', '.join(map(str, value))}]")
    return f"#stablehlo.{name}<{', '.join(parts)}>"


class Value:
    """An SSA value: its name and type."""

    def __init__(self, name, shape, dtype):
        self.name = name
        self.shape = tuple(int(d) for d in shape)
        self.dtype = dtype

    @property
    def type(self):
        return tensor_type(self.shape, self.dtype)

    @property
    def rank(self):
        return len(self.shape)

    @property
    def size(self):
        return math.prod(self.shape)

    @property
    def kind(self):
        return element_kind(self.dtype)


class Function:
    """The ops of one function or region; child regions share its counter."""

    def __init__(self, module, indent="    "):
        self.module = module
        self.indent = indent
        self.lines = []
        self.arguments = []

    # -- raw ---------------------------------------------------------------

    def fresh(self, shape, dtype):
        self.module.counter += 1
        return Value(f"%{self.module.counter}", shape, dtype)

    def argument(self, shape, dtype):
        value = self.fresh(shape, dtype)
        value.name = value.name.replace("%", "%arg")
        self.arguments.append(value)
        return value

    def op(self, name, operands, results, properties="", regions=()):
        """Emit an op; `results` are (shape, dtype) pairs."""
        values = [self.fresh(*r) for r in results]
        self.module.count(name)
        text = self.indent
        if values:
            text += ", ".join(v.name for v in values) + " = "
        text += f'"{name}"({", ".join(v.name for v in operands)})'
        if properties:
            text += f" <{{{properties}}}>"
        if regions:
            bodies = ["{\n" + r.body() + f"{self.indent}}}" for r in regions]
            text += " (" + ", ".join(bodies) + ")"
        types = ", ".join(v.type for v in values)
        if len(values) != 1:
            types = f"({types})"
        text += f" : ({', '.join(v.type for v in operands)}) -> {types}"
        self.lines.append(text + "\n")
        return values

    def one(self, name, operands, shape, dtype, properties="", regions=()):
        return self.op(name, operands, [(shape, dtype)], properties, regions)[0]

    def region(self):
        return Function(self.module, self.indent + "  ")

    def body(self):
        arguments = ", ".join(f"{v.name}: {v.type}" for v in self.arguments)
        head = f"{self.indent[:-2]}^bb0({arguments}):\n" if arguments else ""
        return head + "".join(self.lines)

    def stablehlo(self, name, operands, shape, dtype, properties=""):
        return self.one("stablehlo." + name, operands, shape, dtype, properties)

    # -- leaves ------------------------------------------------------------

    def constant(self, array, dtype):
        text = dense(array, dtype)
        shape = np.asarray(array).shape
        return self.stablehlo("constant", [], shape, dtype, f"value = {text}")

    def splat(self, value, shape, dtype):
        """A constant scalar, broadcast where the shape has dims."""
        scalar = self.constant(np.asarray(value, DTYPES[dtype]), dtype)
        return self.broadcast(scalar, shape, []) if shape else scalar

    def iota(self, shape, dtype, dim):
        return self.stablehlo("iota", [], shape, dtype, f"iota_dimension = {dim} : i64")

    # -- elementwise -------------------------------------------------------

    def unary(self, name, x, dtype=None):
        full = name if "." in name else "stablehlo." + name
        return self.one(full, [x], x.shape, dtype or x.dtype)

    def binary(self, name, x, y):
        assert (x.shape, x.dtype) == (y.shape, y.dtype), (name, x.type, y.type)
        return self.stablehlo(name, [x, y], x.shape, x.dtype)

    def add(self, x, y):
        return self.binary("add", x, y)

    def subtract(self, x, y):
        return self.binary("subtract", x, y)

    def multiply(self, x, y):
        return self.binary("multiply", x, y)

    def divide(self, x, y):
        return self.binary("divide", x, y)

    def convert(self, x, dtype):
        return self.unary("convert", x, dtype)

    def compare(self, direction, x, y, total_order=False):
        assert (x.shape, x.dtype) == (y.shape, y.dtype)
        kinds = {"float": "FLOAT", "int": "SIGNED"}
        kind = "TOTALORDER" if total_order else kinds.get(x.kind, "UNSIGNED")
        return self.stablehlo(
            "compare",
            [x, y],
            x.shape,
            "i1",
            f"compare_type = #stablehlo<comparison_type {kind}>, "
            f"comparison_direction = #stablehlo<comparison_direction {direction}>",
        )

    def select(self, predicate, x, y):
        assert (x.shape, x.dtype) == (y.shape, y.dtype)
        assert predicate.shape in ((), x.shape)
        return self.stablehlo("select", [predicate, x, y], x.shape, x.dtype)

    def clamp(self, low, x, high):
        return self.stablehlo("clamp", [low, x, high], x.shape, x.dtype)

    def is_finite(self, x):
        return self.unary("is_finite", x, "i1")

    def bitcast(self, x, dtype):
        """Bitcast; a width change adds or takes the last dim."""
        old, new = DTYPES[x.dtype].itemsize, DTYPES[dtype].itemsize
        shape = x.shape
        if new < old:
            shape = (*shape, old // new)
        elif new > old:
            assert shape[-1] * old == new
            shape = shape[:-1]
        return self.stablehlo("bitcast_convert", [x], shape, dtype)

    # -- movement ----------------------------------------------------------

    def broadcast(self, x, shape, dims):
        return self.stablehlo(
            "broadcast_in_dim",
            [x],
            shape,
            x.dtype,
            f"broadcast_dimensions = {int_array(dims)}",
        )

    def reshape(self, x, shape):
        assert math.prod(shape) == x.size
        return self.stablehlo("reshape", [x], shape, x.dtype)

    def transpose(self, x, permutation):
        shape = [x.shape[p] for p in permutation]
        return self.stablehlo(
            "transpose", [x], shape, x.dtype, f"permutation = {int_array(permutation)}"
        )

    def reverse(self, x, dims):
        return self.stablehlo(
            "reverse", [x], x.shape, x.dtype, f"dimensions = {int_array(dims)}"
        )

    def slice(self, x, starts, limits, strides=None):
        strides = strides or [1] * x.rank
        shape = [
            max(0, -(-(limit - start) // stride))
            for start, limit, stride in zip(starts, limits, strides)
        ]
        return self.stablehlo(
            "slice",
            [x],
            shape,
            x.dtype,
            f"limit_indices = {int_array(limits)}, "
            f"start_indices = {int_array(starts)}, "
            f"strides = {int_array(strides)}",
        )

    def dynamic_slice(self, x, starts, sizes):
        return self.stablehlo(
            "dynamic_slice",
            [x, *starts],
            sizes,
            x.dtype,
            f"slice_sizes = {int_array(sizes)}",
        )

    def dynamic_update_slice(self, x, update, starts):
        return self.stablehlo(
            "dynamic_update_slice", [x, update, *starts], x.shape, x.dtype
        )

    def concatenate(self, values, dim):
        shape = list(values[0].shape)
        shape[dim] = sum(v.shape[dim] for v in values)
        return self.stablehlo(
            "concatenate", values, shape, values[0].dtype, f"dimension = {dim} : i64"
        )

    def pad(self, x, value, low, high, interior=None):
        interior = interior or [0] * x.rank
        shape = [
            lo + n + max(n - 1, 0) * gap + hi
            for n, lo, hi, gap in zip(x.shape, low, high, interior)
        ]
        assert all(d >= 0 for d in shape)
        return self.stablehlo(
            "pad",
            [x, value],
            shape,
            x.dtype,
            f"edge_padding_high = {int_array(high)}, "
            f"edge_padding_low = {int_array(low)}, "
            f"interior_padding = {int_array(interior)}",
        )

    # -- regions -----------------------------------------------------------

    def reduce(self, monoid, x, init, dims):
        """Reduce one operand; monoid is add, multiply, maximum, ..."""
        body = self.region()
        left = body.argument((), x.dtype)
        right = body.argument((), x.dtype)
        total = body.binary(monoid, left, right)
        body.op("stablehlo.return", [total], [])
        shape = [d for i, d in enumerate(x.shape) if i not in dims]
        self.module.count(f"reduce {monoid}")
        return self.one(
            "stablehlo.reduce",
            [x, init],
            shape,
            x.dtype,
            f"dimensions = {int_array(dims)}",
            [body],
        )

    def arg_reduce(self, x, index, dims, largest):
        """Two-operand arg max or min as JAX writes it: value and index."""
        body = self.region()
        a = body.argument((), x.dtype)
        i = body.argument((), index.dtype)
        b = body.argument((), x.dtype)
        j = body.argument((), index.dtype)
        better = body.compare("GT" if largest else "LT", a, b)
        if x.kind == "float":
            better = body.binary("or", better, body.compare("NE", a, a))
        tie = body.compare("EQ", a, b)
        first = body.compare("LT", i, j)
        take_index = body.binary("or", better, body.binary("and", tie, first))
        value = body.select(better, a, b)
        position = body.select(take_index, i, j)
        body.op("stablehlo.return", [value, position], [])
        info = DTYPES[x.dtype]
        if x.kind == "float":
            start = -np.inf if largest else np.inf
        else:
            limits = np.iinfo(info)
            start = limits.min if largest else limits.max
        inits = [
            self.constant(np.asarray(start, info), x.dtype),
            self.constant(np.asarray(0, DTYPES[index.dtype]), index.dtype),
        ]
        shape = [d for k, d in enumerate(x.shape) if k not in dims]
        self.module.count("reduce argmax" if largest else "reduce argmin")
        return self.op(
            "stablehlo.reduce",
            [x, index, *inits],
            [(shape, x.dtype), (shape, index.dtype)],
            f"dimensions = {int_array(dims)}",
            [body],
        )

    def gather(
        self,
        x,
        indices,
        slice_sizes,
        offset_dims=(),
        collapsed=(),
        start_index_map=(),
        index_vector_dim=0,
        operand_batching=(),
        indices_batching=(),
        sorted_indices=False,
    ):
        batch = [d for i, d in enumerate(indices.shape) if i != index_vector_dim]
        window = [
            d
            for i, d in enumerate(slice_sizes)
            if i not in collapsed and i not in operand_batching
        ]
        shape, batch, window = [], list(batch), list(window)
        for i in range(len(batch) + len(window)):
            shape.append((window if i in offset_dims else batch).pop(0))
        numbers = struct(
            "gather",
            offset_dims=offset_dims,
            collapsed_slice_dims=collapsed,
            operand_batching_dims=operand_batching,
            start_indices_batching_dims=indices_batching,
            start_index_map=start_index_map,
            index_vector_dim=index_vector_dim,
        )
        return self.stablehlo(
            "gather",
            [x, indices],
            shape,
            x.dtype,
            f"dimension_numbers = {numbers}, "
            f"indices_are_sorted = {str(sorted_indices).lower()}, "
            f"slice_sizes = {int_array(slice_sizes)}",
        )

    def scatter(
        self,
        x,
        indices,
        updates,
        combine="add",
        update_window_dims=(),
        inserted=(),
        to_operand=(),
        index_vector_dim=0,
        input_batching=(),
        indices_batching=(),
        unique=False,
    ):
        body = self.region()
        old = body.argument((), x.dtype)
        new = body.argument((), x.dtype)
        result = new if combine == "replace" else body.binary(combine, old, new)
        body.op("stablehlo.return", [result], [])
        numbers = struct(
            "scatter",
            update_window_dims=update_window_dims,
            inserted_window_dims=inserted,
            input_batching_dims=input_batching,
            scatter_indices_batching_dims=indices_batching,
            scatter_dims_to_operand_dims=to_operand,
            index_vector_dim=index_vector_dim,
        )
        self.module.count(f"scatter {combine}")
        return self.one(
            "stablehlo.scatter",
            [x, indices, updates],
            x.shape,
            x.dtype,
            "indices_are_sorted = false, "
            f"scatter_dimension_numbers = {numbers}, "
            f"unique_indices = {str(unique).lower()}",
            [body],
        )

    def dot_general(self, x, y, contract, batch=((), ()), dtype=None, algorithm=None):
        """`contract` and `batch` are pairs of dim lists. `algorithm` is
        (left precision, right precision, accumulator)."""
        (xc, yc), (xb, yb) = contract, batch
        assert [x.shape[i] for i in xc] == [y.shape[i] for i in yc]
        assert [x.shape[i] for i in xb] == [y.shape[i] for i in yb]
        shape = [x.shape[i] for i in xb]
        shape += [d for i, d in enumerate(x.shape) if i not in (*xb, *xc)]
        shape += [d for i, d in enumerate(y.shape) if i not in (*yb, *yc)]
        numbers = struct(
            "dot",
            lhs_batching_dimensions=xb,
            rhs_batching_dimensions=yb,
            lhs_contracting_dimensions=xc,
            rhs_contracting_dimensions=yc,
        )
        properties = (
            f"dot_dimension_numbers = {numbers}, precision_config = "
            "[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]"
        )
        if algorithm:
            left, right, accumulator = algorithm
            properties = (
                "algorithm = #stablehlo.dot_algorithm<"
                f"lhs_precision_type = {left}, rhs_precision_type = {right}, "
                f"accumulation_type = {accumulator}, lhs_component_count = 1, "
                "rhs_component_count = 1, num_primitive_operations = 1, "
                f"allow_imprecise_accumulation = false>, {properties}"
            )
            self.module.count("dot_general algorithm")
        return self.stablehlo(
            "dot_general", [x, y], shape, dtype or x.dtype, properties
        )

    def barrier(self, values):
        return self.op(
            "stablehlo.optimization_barrier",
            values,
            [(v.shape, v.dtype) for v in values],
        )

    def call(self, callee, operands):
        results = self.module.functions[callee]
        return self.op("func.call", operands, results, f"callee = @{callee}")

    def counted_loop(self, trips, carried, step, counter="i32"):
        """`step(body, counter, values)` returns the next values."""
        start = self.constant(np.asarray(0, DTYPES[counter]), counter)
        operands = [start, *carried]
        condition, body = self.region(), self.region()
        for part in (condition, body):
            for v in operands:
                part.argument(v.shape, v.dtype)
        limit = condition.constant(np.asarray(trips, DTYPES[counter]), counter)
        more = condition.compare("LT", condition.arguments[0], limit)
        condition.op("stablehlo.return", [more], [])
        nexts = step(body, body.arguments[0], body.arguments[1:])
        one = body.constant(np.asarray(1, DTYPES[counter]), counter)
        following = body.add(body.arguments[0], one)
        body.op("stablehlo.return", [following, *nexts], [])
        results = self.op(
            "stablehlo.while",
            operands,
            [(v.shape, v.dtype) for v in operands],
            regions=[condition, body],
        )
        return results[1:]


class Module:
    """A module under construction. `main` is its entry function."""

    def __init__(self, name):
        self.name = name
        self.counter = -1
        #: How often each op occurs, and each variant such as "reduce add".
        self.counts = {}
        self.functions = {}
        self._privates = []
        self.main = Function(self)
        self.recipe = {"default": {"normal": 0.02}, "args": {}}
        self._donated = {}
        #: Directives for check.py, written as leading comments.
        self.comments = []

    def count(self, name):
        self.counts[name] = self.counts.get(name, 0) + 1

    def argument(self, shape, dtype, rule=None, donate_to=None):
        """An argument of main; `donate_to` is an output's index."""
        value = self.main.argument(shape, dtype)
        position = len(self.main.arguments) - 1
        if rule:
            self.recipe["args"][str(position)] = rule
        if donate_to is not None:
            self._donated[position] = donate_to
        return value

    def donate(self, position, output):
        self._donated[position] = output

    def private(self, name, signature, make):
        """Add a private function; `make(function, arguments)` returns its
        results."""
        function = Function(self)
        arguments = [function.argument(*entry) for entry in signature]
        results = make(function, arguments)
        function.op("func.return", results, [])
        self.functions[name] = [(v.shape, v.dtype) for v in results]
        self._privates.append(self._wrap(function, name, results, False))
        return name

    def _wrap(self, function, name, results, public):
        inputs = ", ".join(v.type for v in function.arguments)
        outputs = ", ".join(v.type for v in results)
        if len(results) != 1:
            outputs = f"({outputs})"
        attributes = []
        for i in range(len(function.arguments)):
            output = self._donated.get(i) if public else None
            attributes.append(
                "{}" if output is None else f"{{tf.aliasing_output = {output} : i32}}"
            )
        return (
            f'  "func.func"() <{{arg_attrs = [{", ".join(attributes)}], '
            f"function_type = ({inputs}) -> {outputs}, "
            f'sym_name = "{name}", '
            f'sym_visibility = "{"public" if public else "private"}"}}> ({{\n'
            f"{function.body()}  }}) : () -> ()\n"
        )

    def finish(self, outputs):
        """The program's text."""
        self.main.op("func.return", outputs, [])
        comments = "".join(f"// {line}\n" for line in self.comments)
        functions = self._wrap(self.main, "main", outputs, True)
        functions += "".join(self._privates)
        return (
            f'{comments}"builtin.module"() <{{sym_name = "{self.name}"}}> ({{\n'
            f"{functions}}}) : () -> ()\n"
        )
