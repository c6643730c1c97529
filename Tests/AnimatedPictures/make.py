#!/usr/bin/env python3
"""Makes the GIF and WebP files of this folder, and what others see in them.

    Tests/AnimatedPictures/make.py      needs Pillow (PyPI), libgif.so.7 (Debian's libgif7) and chromium

The files are written by giflib, and by libwebp through Pillow; nothing of Apus is involved. `NAME.png` has the frames of
`NAME.gif` or `NAME.webp` below each other: those of a GIF as Chromium puts them together (`ImageDecoder` of WebCodecs), those
of a WebP as Pillow does. Chromium sees the same in all WebP files but `lossy.webp`, whose colours it converts in its own way,
and Pillow in `agreed.gif`, `once.gif` and `still.gif`. In the others it takes what nothing was drawn on for the first colour,
as their first frames have none that is transparent; no browser does.
"""
import ctypes
import functools
import http.server
import json
import pathlib
import subprocess
import sys
import threading

from PIL import Image

FOLDER = pathlib.Path(__file__).resolve().parent
WIDTH, HEIGHT = 16, 12
# Eight colours; the last is taken for none where a frame says so.
COLORS = [(230, 40, 40), (40, 160, 60), (50, 80, 220), (240, 200, 40), (250, 250, 250), (20, 20, 20), (200, 90, 200), (1, 2, 3)]
NONE = 7
gif = ctypes.CDLL("libgif.so.7")
for name in ("EGifOpenFileName", "GifMakeMapObject"):
    getattr(gif, name).restype = ctypes.c_void_p


def color_map(colors):
    flat = (ctypes.c_ubyte * (3 * len(colors)))(*[part for color in colors for part in color])
    return ctypes.c_void_p(gif.GifMakeMapObject(len(colors), flat))


def write_gif(name, frames, loops=None, size=(WIDTH, HEIGHT)):
    """Each frame: x, y, rows of colour numbers, disposal, delay in 1/100 s; local colours, interlaced if given."""
    error = ctypes.c_int()
    file = ctypes.c_void_p(gif.EGifOpenFileName(str(FOLDER / name).encode(), False, ctypes.byref(error)))
    gif.EGifSetGifVersion(file, True)
    assert gif.EGifPutScreenDesc(file, *size, 8, 3, color_map(COLORS)) == 1
    if loops is not None:
        gif.EGifPutExtensionLeader(file, 0xFF)
        gif.EGifPutExtensionBlock(file, 11, b"NETSCAPE2.0")
        gif.EGifPutExtensionBlock(file, 3, bytes([1, loops & 255, loops >> 8]))
        gif.EGifPutExtensionTrailer(file)
    for x, y, rows, disposal, delay, *more in frames:
        local = more[0] if more else None
        interlaced = bool(more[1]) if len(more) > 1 else False
        hidden = any(NONE in row for row in rows)
        control = bytes([disposal << 2 | hidden, delay & 255, delay >> 8, NONE if hidden else 0])
        assert gif.EGifPutExtension(file, 0xF9, 4, control) == 1
        width, height = len(rows[0]), len(rows)
        assert gif.EGifPutImageDesc(file, x, y, width, height, interlaced, color_map(local) if local else None) == 1
        order = range(height)
        if interlaced:
            order = [row for start, step in ((0, 8), (4, 8), (2, 4), (1, 2)) for row in range(start, height, step)]
        for row in order:
            assert gif.EGifPutLine(file, bytes(rows[row]), width) == 1
    assert gif.EGifCloseFile(file, ctypes.byref(error)) == 1
    (FOLDER / name).chmod(0o644)


def block(width, height, color, hole=None):
    """One colour with a frame of another one inside, and a hole if given."""
    rows = [[color] * width for _ in range(height)]
    for row in range(height):
        rows[row][row % width] = (color + 1) % NONE
    if hole is not None:
        for row in range(height // 3, 2 * height // 3 + 1):
            for column in range(width // 3, 2 * width // 3 + 1):
                rows[row][column] = hole
    return rows


def stripes(width, height):
    return [[row % NONE] * width for row in range(height)]


def make_gifs():
    other = [(255, 128, 0), (0, 255, 255), (128, 0, 128), (90, 90, 90), (10, 200, 10), (200, 10, 10), (10, 10, 200), (0, 0, 0)]
    write_gif("disposals.gif", [
        (0, 0, block(WIDTH, HEIGHT, 0), 1, 10),
        (2, 3, block(6, 5, 1, NONE), 2, 5),
        (8, 2, block(7, 6, 2, NONE), 3, 0),
        (1, 1, stripes(9, 9), 0, 1, None, True),
        (10, 7, block(6, 5, 3, NONE), 3, 2, other),
        (4, 4, block(8, 6, 4, NONE), 2, 20),
        (0, 6, block(5, 6, 5, NONE), 3, 7),
        (3, 0, block(5, 5, 6, NONE), 1, 3),
    ], loops=0)
    write_gif("agreed.gif", [
        (0, 0, block(WIDTH, HEIGHT, 0, NONE), 2, 10),
        (2, 3, block(9, 6, 1, NONE), 1, 10),
        (4, 1, block(7, 9, 2, NONE), 3, 10),
        (7, 5, block(9, 6, 3, NONE), 2, 10),
        (1, 6, block(12, 5, 4, NONE), 3, 10),
        (0, 0, block(5, 5, 5, NONE), 1, 10),
    ], loops=5)
    # Begins beside the corner, and goes back to nothing.
    write_gif("restored.gif", [
        (5, 4, block(7, 5, 1), 3, 4),
        (1, 1, block(6, 6, 2, NONE), 2, 4),
        (6, 5, block(8, 6, 3, NONE), 3, 4),
        (0, 0, block(4, 4, 4), 1, 4),
    ], loops=1)
    write_gif("once.gif", [(0, 0, block(WIDTH, HEIGHT, n), 1, 10) for n in (0, 2, 4)])
    write_gif("still.gif", [(2, 1, stripes(11, 10)[:9] + [[NONE] * 11], 0, 0, None, True)])
    # Two frames of 400 x 300, for rows of a chat.
    def scene(n):
        return [[(x // 50 + y // 50 + n) % 2 * 2 + n for x in range(400)] for y in range(300)]
    write_gif("row.gif", [(0, 0, scene(0), 1, 30), (0, 0, scene(1), 1, 50)], loops=0, size=(400, 300))


def picture(n, alpha):
    image = Image.new("RGBA", (WIDTH, HEIGHT))
    image.putdata([
        ((x * 16 + n * 40) % 256, (y * 21) % 256, (x * y + n * 90) % 256, min(255, (x + y) * 12 + n * 20) if alpha else 255)
        for y in range(HEIGHT) for x in range(WIDTH)])
    return image


def make_webps():
    picture(0, False).convert("RGB").save(FOLDER / "lossy.webp", quality=80)
    picture(1, True).save(FOLDER / "lossless.webp", lossless=True, exact=True)
    picture(2, True).save(FOLDER / "lossy-alpha.webp", quality=80)
    for name, options in (("moving.webp", dict(lossless=True)), ("moving-lossy.webp", dict(quality=70))):
        frames = [picture(n, True) for n in range(4)]
        # Few pixels change: the file then has parts of frames, blended or not.
        frames[1] = frames[0].copy()
        frames[1].paste((255, 0, 0, 128), (3, 2, 9, 8))
        frames[2] = frames[1].copy()
        frames[2].paste((0, 0, 255, 255), (6, 4, 12, 10))
        frames[0].save(FOLDER / name, save_all=True, append_images=frames[1:], duration=[70, 5, 11, 250], loop=3, **options)


def frames(path):
    with Image.open(path) as image:
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            yield image.convert("RGBA")


def files():
    return sorted([*FOLDER.glob("*.gif"), *FOLDER.glob("*.webp")])


def write_strip(path, shown):
    strip = Image.new("RGBA", (shown[0].width, shown[0].height * len(shown)))
    for number, frame in enumerate(shown):
        strip.paste(frame, (0, number * frame.height))
    strip.save(path.with_suffix(".png"), optimize=True)


PAGE = """<body><script>
async function all() {
  const result = {};
  for (const name of %s) {
    const data = await (await fetch(name)).arrayBuffer();
    const decoder = new ImageDecoder({data, type: name.endsWith("gif") ? "image/gif" : "image/webp"});
    await decoder.tracks.ready;
    await decoder.completed;
    const track = decoder.tracks.selectedTrack, shown = [];
    for (let i = 0; i < track.frameCount; i++) {
      const {image} = await decoder.decode({frameIndex: i});
      const canvas = new OffscreenCanvas(image.codedWidth, image.codedHeight), context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      shown.push({pixels: Array.from(context.getImageData(0, 0, canvas.width, canvas.height).data), duration: image.duration,
        size: [canvas.width, canvas.height]});
    }
    result[name] = {shown, repetitions: String(track.repetitionCount)};
  }
  return JSON.stringify(result);
}
all().catch(e => JSON.stringify({error: String(e)})).then(t => fetch("/result", {method: "POST", body: t}));
</script>"""


def ask_browser():
    done, results = threading.Event(), {}

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            if self.path != "/":
                return super().do_GET()
            self.send_response(200)
            self.end_headers()
            self.wfile.write((PAGE % json.dumps([path.name for path in files() if path.stem != "row"])).encode())

        def do_POST(self):
            results.update(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()
            done.set()

    server = http.server.ThreadingHTTPServer(("localhost", 0), functools.partial(Handler, directory=str(FOLDER)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = subprocess.Popen(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"http://localhost:{server.server_port}/"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    answered = done.wait(120)
    browser.terminate()
    if not answered:
        sys.exit("chromium did not answer")
    if "error" in results:
        sys.exit(results["error"])
    for name, result in results.items():
        theirs = [Image.frombytes("RGBA", frame["size"], bytes(frame["pixels"])) for frame in result["shown"]]
        pillow = list(frames(FOLDER / name))
        write_strip(FOLDER / name, theirs if name.endswith("gif") else pillow)
        # Premultiplied: what is transparent has no colour.
        worst = [
            max(abs(p - q) for p, q in zip(a.convert("RGBa").tobytes(), b.convert("RGBa").tobytes()))
            for a, b in zip(theirs, pillow)]
        print(f"{name}: repeats {result['repetitions']}, {[f['duration'] for f in result['shown']]} µs, differences {worst}")


make_gifs()
make_webps()
ask_browser()
