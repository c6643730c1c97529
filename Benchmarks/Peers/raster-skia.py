"""The raster scenes in Skia's raster backend, as the playback of a recorded picture: no Python runs meanwhile.

raster-skia.py FOLDER FONTFILE SECONDS
"""
import json
import statistics
import struct
import sys
import time

import skia

WIDTH, HEIGHT = 1920, 1080
folder, font_file, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
pixels = bytearray(WIDTH * HEIGHT * 4)
info = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
surface = skia.Surface.MakeRasterDirect(info, pixels, WIDTH * 4)
metrics = {}


def values(name, layout):
    """The records of a scene file after its count."""
    with open(f"{folder}/{name}.bin", "rb") as file:
        count, data = struct.unpack("<I", file.read(4))[0], file.read()
    size = struct.calcsize(layout)
    return [struct.unpack_from(layout, data, i * size) for i in range(count)]


def paint(color, stroke=None):
    made = skia.Paint(Color=color, AntiAlias=True)
    if stroke:
        made.setStyle(skia.Paint.kStroke_Style)
        made.setStrokeWidth(stroke)
    return made


def run(name, record):
    recorder = skia.PictureRecorder()
    record(recorder.beginRecording(WIDTH, HEIGHT))
    picture = recorder.finishRecordingAsPicture()
    canvas = surface.getCanvas()

    def draw():
        canvas.clear(skia.ColorWHITE)
        canvas.drawPicture(picture)

    for _ in range(2):
        draw()
    runs, used, begin = [], [], time.perf_counter()
    while len(runs) < (15 if seconds else 1) or time.perf_counter() - begin < seconds:
        start, before = time.perf_counter(), time.process_time()
        draw()
        used.append((time.process_time() - before) * 1000)
        runs.append((time.perf_counter() - start) * 1000)
    metrics[name] = statistics.median(runs)
    metrics[name + "_cpu"] = statistics.median(used)
    with open(f"{folder}/{name}.skia.raw", "wb") as file:
        file.write(pixels)


def polylines(canvas):
    with open(f"{folder}/polylines.bin", "rb") as file:
        data = file.read()
    at = 4
    for _ in range(struct.unpack_from("<I", data)[0]):
        count, color = struct.unpack_from("<II", data, at)
        points = struct.unpack_from(f"<{count * 2}f", data, at + 8)
        at += 8 + count * 8
        path = skia.Path()
        path.addPoly([skia.Point(points[i], points[i + 1]) for i in range(0, count * 2, 2)], False)
        canvas.drawPath(path, paint(color, 1.5))


rects = values("rects_each", "<4fI")


def rects_each(canvas):
    for x, y, width, height, color in rects:
        canvas.drawRect(skia.Rect.MakeXYWH(x, y, width, height), paint(color))


def rects_list(canvas):
    blue = paint(0xFF3366AA)
    for x, y, width, height, _ in rects:
        canvas.drawRect(skia.Rect.MakeXYWH(x, y, width, height), blue)


def rects_path(canvas):
    path = skia.Path()
    for x, y, width, height, _ in rects:
        path.addRect(skia.Rect.MakeXYWH(x, y, width, height))
    canvas.drawPath(path, paint(0xFF3366AA))


def diamonds(canvas):
    for x, y, rx, ry, color in values("diamonds", "<4fI"):
        cx, cy = 0.3 * rx, 0.3 * ry
        path = skia.Path()
        path.moveTo(x, y - ry)
        path.quadTo(x + cx, y - cy, x + rx, y)
        path.quadTo(x + cx, y + cy, x, y + ry)
        path.quadTo(x - cx, y + cy, x - rx, y)
        path.quadTo(x - cx, y - cy, x, y - ry)
        path.close()
        canvas.drawPath(path, paint(color))


def text(canvas):
    font = skia.Font(skia.Typeface.MakeFromFile(font_file), 13)
    font.setSubpixel(True)
    font.setHinting(skia.FontHinting.kSlight)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    with open(f"{folder}/text.bin", "rb") as file:
        data = file.read()
    count, color = struct.unpack_from("<II", data)
    at = 8
    ink = paint(color)
    for _ in range(count):
        x, y, glyphs = struct.unpack_from("<ffI", data, at)
        run = struct.unpack_from("<" + "If" * glyphs, data, at + 12)
        at += 12 + glyphs * 8
        builder = skia.TextBlobBuilder()
        builder.allocRunPosH(font, run[0::2], run[1::2], 0)
        canvas.drawTextBlob(builder.make(), x, y, ink)


def round_rects(canvas):
    outline = paint(skia.ColorBLACK, 2)
    for x, y, width, height, radius, angle, color in values("round_rects", "<6fI"):
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(angle * 180 / 3.141592653589793)
        box = skia.Rect.MakeXYWH(-width / 2, -height / 2, width, height)
        canvas.drawRoundRect(box, radius, radius, paint(color))
        canvas.drawRoundRect(box, radius, radius, outline)
        canvas.restore()


for scene in (polylines, rects_each, rects_list, rects_path, diamonds, text, round_rects):
    run(scene.__name__, scene)
print(json.dumps({"name": "raster-skia", "metrics": metrics}))
