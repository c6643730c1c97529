"""The scenes of the raster benchmark with Skia's CPU raster, recorded once as a picture and played back.

usage: raster-skia.py FONT RUNS SCENE...
Prints the median time of each scene; saves pictures to $RASTER_PICTURES.
"""

import json
import os
import statistics
import sys
import time

import skia

WIDTH, HEIGHT = 1920, 1080


def quadruples(numbers):
    return [skia.Rect.MakeXYWH(*numbers[i : i + 4]) for i in range(0, len(numbers), 4)]


def curve_path(numbers):
    path = skia.PathBuilder()
    path.moveTo(numbers[0], numbers[1])
    for i in range(2, len(numbers), 4):
        path.quadTo(*numbers[i : i + 4])
    path.close()
    return path.detach()


def draw_command(canvas, line, font):
    kind, color, rest = line.rstrip("\n").split(" ", 2)
    paint = skia.Paint(Color=int(color, 16), AntiAlias=True)
    if kind == "text":
        x, y, text = rest.split(" ", 2)
        canvas.drawTextBlob(skia.TextBlob.MakeFromString(text, font), float(x), float(y), paint)
        return
    if kind == "roundrect":
        stroke, rest = rest.split(" ", 1)
    numbers = [float(word) for word in rest.split()]
    if kind == "polyline":
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(numbers[0])
        paint.setStrokeMiter(10)
        path = skia.PathBuilder()
        path.moveTo(numbers[1], numbers[2])
        for i in range(3, len(numbers), 2):
            path.lineTo(numbers[i], numbers[i + 1])
        canvas.drawPath(path.detach(), paint)
    elif kind in ("rect", "rects"):
        for rect in quadruples(numbers):
            canvas.drawRect(rect, paint)
    elif kind == "rectpath":
        path = skia.PathBuilder()
        for rect in quadruples(numbers):
            path.addRect(rect)
        canvas.drawPath(path.detach(), paint)
    elif kind == "curves":
        canvas.drawPath(curve_path(numbers), paint)
    elif kind == "roundrect":
        stroke_width, radius, angle, x, y, width, height = numbers
        rect = skia.Rect.MakeXYWH(-width / 2, -height / 2, width, height)
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(angle * 57.29577951308232)
        canvas.drawRoundRect(rect, radius, radius, paint)
        paint.setColor(int(stroke, 16))
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(stroke_width)
        canvas.drawRoundRect(rect, radius, radius, paint)
        canvas.restore()
    else:
        sys.exit(f"unknown command {kind}")


def main():
    font = skia.Font(skia.Typeface.MakeFromFile(sys.argv[1]), 13)
    font.setSubpixel(True)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    font.setHinting(skia.FontHinting.kNone)
    surface = skia.Surface(WIDTH, HEIGHT)
    metrics = {}
    for path in sys.argv[3:]:
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT))
        canvas.drawColor(skia.ColorWHITE)
        with open(path) as file:
            for line in file:
                draw_command(canvas, line, font)
        picture = recorder.finishRecordingAsPicture()

        target = surface.getCanvas()
        target.drawPicture(picture)
        times = []
        for _ in range(max(1, int(sys.argv[2]))):
            start = time.perf_counter()
            target.drawPicture(picture)
            times.append((time.perf_counter() - start) * 1e3)
        name = os.path.splitext(os.path.basename(path))[0]
        metrics[name] = round(statistics.median(times), 4)
        if "RASTER_PICTURES" in os.environ:
            surface.makeImageSnapshot().save(f"{os.environ['RASTER_PICTURES']}/{name}-skia.png")
    print(json.dumps({"name": "raster-skia", "metrics": metrics}))


main()
