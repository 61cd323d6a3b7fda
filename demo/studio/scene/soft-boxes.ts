import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

type Panel = { at: [number, number, number]; size: [number, number, number]; light: number };

/** What shines and polished things mirror: a white room with a large soft box above, two tall ones beside, and dark cards that draw edges. */
const panels: Panel[] = [
  { at: [0, 6.6, 0.5], size: [7, 0.1, 6], light: 3.4 },
  { at: [-6.8, 2.2, 2.2], size: [0.1, 6, 4.2], light: 3.1 },
  { at: [6.8, 2.4, 1], size: [0.1, 6.4, 1.7], light: 3.6 },
  { at: [3.4, 3.2, 6.9], size: [3, 4, 0.1], light: 1.7 },
  { at: [0, 2.5, -6.9], size: [9, 2, 0.1], light: 1.4 },
  { at: [-3.6, 1.5, 6.9], size: [1.4, 6, 0.1], light: 0.05 },
  { at: [6.8, 1.5, -3.4], size: [0.1, 6, 2.2], light: 0.04 },
  { at: [-6.8, 1.5, -3], size: [0.1, 6, 2.2], light: 0.04 },
];

export function softBoxes(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  const flat = (light: number) => new MeshBasicMaterial({ color: new Color(light, light, light) });
  const walls = flat(0.52);
  walls.side = BackSide;
  const room = new Mesh(new BoxGeometry(14, 14, 14), walls);
  const below = new Mesh(new BoxGeometry(14, 0.1, 14), flat(0.86));
  below.position.y = -3;
  scene.add(room, below);
  for (const { at, size, light } of panels) {
    const panel = new Mesh(new BoxGeometry(...size), flat(light));
    panel.position.set(...at);
    scene.add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.015);
  generator.dispose();
  return texture;
}
