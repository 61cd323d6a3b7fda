import { BoxGeometry, Color, Group, LatheGeometry, type Mesh, PlaneGeometry, Vector2 } from 'three';
import { lit } from '#demo/studio/materials/lit.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import type { Stage } from '#demo/studio/model.ts';
import { solid } from '#demo/studio/shapes/solid.ts';

/** What stands around an object of radius 1 in a staged picture; `tone` is the object's own colour, which the walls take up softly. */
export function stageFor(kind: Stage, tone: string): Group {
  const stage = new Group();
  const wall = lit({ color: softened(tone, kind === 'plinth' ? 0.62 : 0.8), roughness: 0.95, specularIntensity: 0.1 });
  if (kind === 'plinth') {
    stage.add(sweep(wall, -0.34));
    const edge = [new Vector2(0, -0.34), new Vector2(1.32, -0.34), new Vector2(1.34, -0.32), new Vector2(1.34, -0.02)];
    const plinth = new LatheGeometry([...edge, new Vector2(1.32, 0), new Vector2(0, 0)], 128);
    stage.add(solid(plinth, lit({ color: softened(tone, 0.74), roughness: 0.85, specularIntensity: 0.2 })));
  } else if (kind === 'table') {
    const top = solid(new BoxGeometry(9, 0.16, 4.4), wood('oak', 2.2));
    top.position.set(0, -0.08, 0.4);
    const back = solid(new PlaneGeometry(14, 9), wall);
    back.position.set(0, 1, -2.6);
    stage.add(top, back);
  } else {
    const boards = solid(new BoxGeometry(12, 0.1, 8), wood('beech', 2.6));
    boards.position.set(0, -0.05, 1);
    const back = solid(new PlaneGeometry(14, 9), wall);
    back.position.set(0, 3, -1.7);
    const skirting = solid(new BoxGeometry(14, 0.2, 0.05), lit({ color: '#f3f1ec', roughness: 0.6 }));
    skirting.position.set(0, 0.1, -1.68);
    stage.add(boards, back, skirting);
  }
  return stage;
}

/** A backdrop that bends into the floor. */
function sweep(material: ReturnType<typeof lit>, y: number): Mesh {
  const geometry = new PlaneGeometry(16, 14, 1, 60);
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const along = position.getY(index) + 7; // 0 in front, 14 at the top
    const [flat, bend] = [7, 1.6];
    const arc = (bend * Math.PI) / 2;
    const angle = Math.min(1, Math.max(0, (along - flat) / arc)) * (Math.PI / 2);
    const z = 4.4 - Math.min(along, flat) - Math.sin(angle) * bend;
    const rise = along <= flat ? 0 : bend - Math.cos(angle) * bend + Math.max(0, along - flat - arc);
    position.setXYZ(index, position.getX(index), y + rise, z);
  }
  geometry.computeVertexNormals();
  return solid(geometry, material);
}

/** A light, quiet relative of a colour. */
export function softened(colour: string, light: number): Color {
  const hsl = { h: 0, s: 0, l: 0 };
  new Color(colour).getHSL(hsl);
  const isGrey = hsl.s < 0.12;
  return new Color().setHSL(isGrey ? 0.09 : hsl.h, isGrey ? 0.18 : Math.min(0.42, hsl.s * 0.6), light);
}
