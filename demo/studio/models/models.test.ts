import { Box3, Mesh, type Object3D, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { assortment } from '#demo/studio/assortment.ts';
import { lookOf } from '#demo/studio/model.ts';
import { models } from './index.ts';

function partsOf(object: Object3D): Mesh[] {
  const found: Mesh[] = [];
  object.traverse((part) => {
    if (part instanceof Mesh) found.push(part);
  });
  return found;
}

test('each model is one of the assortment, in its department, once', () => {
  const built = models.map(({ department, name }) => `${department}/${name}`);
  const listed = Object.entries(assortment).flatMap(([department, names]) =>
    names.map((name) => `${department}/${name}`),
  );
  expect(built.filter((name) => !listed.includes(name))).toEqual([]);
  expect(new Set(built).size).toBe(built.length);
  expect(built.length).toBeGreaterThanOrEqual(40);
});

describe.each(models.map((model) => [model.name, model] as const))('%s', (_, model) => {
  test('every variant is a shape that stands on the floor, in a size that things in a mall have', () => {
    for (const variant of Object.keys(model.variants)) {
      const object = model.build(lookOf(model, variant));
      const bounds = new Box3().setFromObject(object, true);
      const size = bounds.getSize(new Vector3());
      for (const length of size.toArray()) {
        expect(length).toBeGreaterThan(0.1);
        expect(length).toBeLessThan(320);
      }
      expect(Math.max(...size.toArray())).toBeGreaterThan(1.5);
      expect(Math.abs(bounds.min.y)).toBeLessThan(0.06 * size.length()); // what is a little too deep is raised by the turntable
    }
  });

  test('no point of it is lost, and a part throws a shadow', () => {
    const parts = partsOf(model.build(model.look));
    expect(parts.some(({ castShadow }) => castShadow)).toBe(true);
    for (const { geometry } of parts) {
      const position = geometry.getAttribute('position');
      expect(position.count).toBeGreaterThan(2);
      expect(position.array.every((value) => Number.isFinite(value))).toBe(true);
    }
  });

  test('its words fit the graphic, and its variants can be files', () => {
    expect(model.facts.length).toBe(3);
    expect(model.facts.flat().filter((text) => text.length === 0 || text.length > 32)).toEqual([]);
    expect(Object.keys(model.variants).filter((name) => !/^[a-z0-9 ]+$/.test(name))).toEqual([]);
    expect(model.look.title.length).toBeGreaterThan(0);
  });
});
