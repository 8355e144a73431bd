#!/usr/bin/env python3
"""Draws the bench's board with Pillow at 1x and prints microseconds (the median) and bytes.

Wants Pillow: `python3 -m venv VENV && VENV/bin/pip install pillow`, then NARABE_PILLOW=VENV/bin/python.
"""

import io
import statistics
import sys
import time

from PIL import Image, ImageDraw, ImageFont

SIDE, MARGIN, CELL, LINES = 800, 40, 48, 15
WOOD, INK = (214, 168, 104), (58, 36, 18)


def middle(line):
    return MARGIN + CELL * line + CELL // 2


def board(font, stones):
    picture = Image.new("RGB", (SIDE, SIDE), WOOD)
    draw = ImageDraw.Draw(picture)
    first, last = middle(0), middle(LINES - 1)
    for line in range(LINES):
        at = middle(line)
        draw.line((first, at, last, at), fill=INK, width=2)
        draw.line((at, first, at, last), fill=INK, width=2)
        for edge in (MARGIN // 2, SIDE - MARGIN // 2):
            draw.text((at, edge), chr(97 + line), fill=INK, font=font, anchor="mm")
            draw.text((edge, at), str(LINES - line), fill=INK, font=font, anchor="mm")
    for column, row in ((3, 3), (3, 11), (11, 3), (11, 11), (7, 7)):
        x, y = middle(column), middle(row)
        draw.ellipse((x - 4, y - 4, x + 4, y + 4), fill=INK)
    for number in range(stones):
        spot = number * 11 % 225
        x, y = middle(spot % LINES), middle(LINES - 1 - spot // LINES)
        black = number % 2 == 0
        draw.ellipse((x - 21, y - 21, x + 21, y + 21), fill=(20, 20, 24) if black else (248, 246, 240), outline=INK)
        if number == stones - 1:
            draw.ellipse((x - 8, y - 8, x + 8, y + 8), fill=(255, 166, 64) if black else (196, 48, 0))
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def main():
    font = ImageFont.load_default(size=22)
    board(font, 60)
    times = []
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20):
        start = time.perf_counter()
        png = board(font, 60)
        times.append((time.perf_counter() - start) * 1e6)
    print(round(statistics.median(times)), len(png))


if __name__ == "__main__":
    main()
