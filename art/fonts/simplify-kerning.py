"""Writes the kerning of a variable font as one table of classes: simplify-kerning.py FILE.woff2 (fonttools with brotli).

Kerning is half of the compressed font otherwise, because each pair varies with the weight. Widths of lines change by less
than a fifth of a percent. Pairs with symbols of mathematics and code lose their kerning.
"""

import sys
from collections import defaultdict

from fontTools.otlLib.builder import buildCoverage
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

# In thousandths of the font size: smaller values are dropped, the others rounded.
STEP = 4
# Where between the lightest and the boldest weight a pair is measured: most text has the lightest.
POSITION = 0.15
SYMBOLS = set(
    "asciicircum asciitilde less greater equal plus underscore bracketleft bracketright braceleft braceright at "
    "numbersign backslash bar grave degree minus multiply .notdef".split()
)


def read_value(record, store):
    if record is None:
        return 0
    value = getattr(record, "XAdvance", 0) or 0
    device = getattr(record, "XAdvDevice", None)
    # A pair that does not vary refers to no data.
    if device is None or device.StartSize >= len(store.VarData):
        return value
    return value + store.VarData[device.StartSize].Item[device.EndSize][0] * POSITION


def read_pairs(font):
    """The first subtable with a pair has its value."""
    store = font["GDEF"].table.VarStore
    pairs = {}
    for subtable in font["GPOS"].table.LookupList.Lookup[0].SubTable:
        # A large table is behind an offset of four bytes.
        subtable = getattr(subtable, "ExtSubTable", subtable)
        for index, left in enumerate(subtable.Coverage.glyphs):
            if subtable.Format == 1:
                for record in subtable.PairSet[index].PairValueRecord:
                    pairs.setdefault((left, record.SecondGlyph), read_value(record.Value1, store))
                continue
            row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)].Class2Record
            for right in font.getGlyphOrder():
                record = row[subtable.ClassDef2.classDefs.get(right, 0)]
                pairs.setdefault((left, right), read_value(record.Value1, store))
    return pairs


def round_pairs(pairs):
    rounded = {}
    for (left, right), value in pairs.items():
        value = round(value / STEP) * STEP
        if value and not {left, right} & SYMBOLS:
            rounded[left, right] = value
    return rounded


def group(names, key):
    groups = defaultdict(list)
    for name in names:
        groups[key(name)].append(name)
    return list(groups.values())


def build_table(font, pairs):
    """Glyphs with equal values are one class."""
    order = font.getGlyphOrder()
    lefts = [name for name in order if any(left == name for left, _ in pairs)]
    rights = [name for name in order if any(right == name for _, right in pairs)]
    rows = group(lefts, lambda left: tuple(pairs.get((left, right), 0) for right in rights))
    columns = group(rights, lambda right: tuple(pairs.get((row[0], right), 0) for row in rows))

    table = otTables.PairPos()
    table.Format, table.ValueFormat1, table.ValueFormat2 = 2, 4, 0
    table.Coverage = buildCoverage(lefts, font.getReverseGlyphMap())
    table.ClassDef1, table.ClassDef2 = otTables.ClassDef1(), otTables.ClassDef2()
    table.ClassDef1.classDefs = {name: index for index, row in enumerate(rows) for name in row if index}
    table.ClassDef2.classDefs = {name: index for index, column in enumerate(columns, 1) for name in column}
    table.Class1Count, table.Class2Count = len(rows), len(columns) + 1
    table.Class1Record = []
    for row in rows:
        record = otTables.Class1Record()
        record.Class2Record = []
        # Class 0 is every other glyph.
        for value in [0, *(pairs.get((row[0], column[0]), 0) for column in columns)]:
            cell = otTables.Class2Record()
            cell.Value1, cell.Value2 = otTables.ValueRecord(), None
            cell.Value1.XAdvance = value
            record.Class2Record.append(cell)
        table.Class1Record.append(record)
    return table


font = TTFont(sys.argv[1])
lookup = font["GPOS"].table.LookupList.Lookup[0]
lookup.LookupType = 2
lookup.SubTable = [build_table(font, round_pairs(read_pairs(font)))]
lookup.SubTableCount = 1
# Only the kerning used it.
font["GDEF"].table.VarStore = None
font["GDEF"].table.Version = 0x00010000
font.save(sys.argv[1])
