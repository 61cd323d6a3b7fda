import { expect, test } from 'vitest';
import { type Art, composePicture } from './art.ts';
import { colours } from './colours.ts';

const apple = (paint?: (typeof colours)[keyof typeof colours]['paint']): Art => ({
  width: 160,
  height: 120,
  background: { palette: 'pearl', scene: 'sweep', focusX: 0.5, floorY: 0.84 },
  objects: [{ icon: 'red-apple', x: 0.5, y: 0.84, size: 0.66, ...(paint && { paint }) }],
});

const pixel = (data: Buffer, x: number, y: number) => [...data.subarray((y * 160 + x) * 3, (y * 160 + x) * 3 + 3)];

test('a picture is raw RGB of the size asked for, and the same every time', async () => {
  const first = await composePicture(apple());
  expect(first).toMatchObject({ width: 160, height: 120, channels: 3 });
  expect(first.data.length).toBe(160 * 120 * 3);
  expect((await composePicture(apple())).data.equals(first.data)).toBe(true);
});

test('paint changes the object and not the background', async () => {
  const red = await composePicture(apple());
  const blue = await composePicture(apple(colours.blue.paint));
  const [redOfRed = 0, , blueOfRed = 0] = pixel(red.data, 80, 72);
  const [redOfBlue = 0, , blueOfBlue = 0] = pixel(blue.data, 80, 72);
  expect(redOfRed).toBeGreaterThan(blueOfRed);
  expect(blueOfBlue).toBeGreaterThan(redOfBlue);
  expect(pixel(blue.data, 3, 3)).toEqual(pixel(red.data, 3, 3));
});

test('the error for an icon that does not exist names it', async () => {
  const art = apple();
  await expect(
    composePicture({ ...art, objects: [{ icon: 'no-such-thing', x: 0.5, y: 0.5, size: 0.5 }] }),
  ).rejects.toThrow('no-such-thing');
});
