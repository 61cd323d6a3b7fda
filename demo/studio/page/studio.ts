import {
  Box3,
  Color,
  DirectionalLight,
  Mesh,
  NoToneMapping,
  type Object3D,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import { lookOf, type Model } from '#demo/studio/model.ts';
import { cameraFor, ends, pointsOf } from '#demo/studio/scene/camera.ts';
import { lightPlace } from '#demo/studio/scene/light-places.ts';
import { onTurntable } from '#demo/studio/scene/place-object.ts';
import { softBoxes } from '#demo/studio/scene/soft-boxes.ts';
import { stageFor } from '#demo/studio/scene/stages.ts';
import { drawFacts } from '#demo/studio/shots/facts-graphic.ts';
import { type ShotName, shotOf } from '#demo/studio/shots/shots.ts';
import { drawSizes, type Frame } from '#demo/studio/shots/size-drawing.ts';
import { darkroom } from './darkroom.ts';
import { develop } from './develop.ts';

const reach = 1.25; // of the light: everything within it throws shadows
const stagedReach = 3.4;

/** One renderer for all pictures: setting up costs more than a picture. */
export function openStudio() {
  const renderer = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = NoToneMapping;
  renderer.autoClear = false; // passes are added up: each says itself what is cleared
  renderer.setClearColor(new Color('#000000'), 0);
  const environment = softBoxes(renderer);
  const expose = darkroom(renderer);

  return function take(model: Model, variant: string, name: ShotName, size: number, passes: number): HTMLCanvasElement {
    const look = lookOf(model, variant);
    const shot = shotOf(model, name);
    const object = model.build(look);
    const sizes = new Box3().setFromObject(object, true).getSize(new Vector3());
    const { turntable } = onTurntable(object, shot.turn);
    const scene = new Scene();
    scene.environment = environment;
    scene.add(turntable);
    const surroundings = shot.isStaged ? stageFor(model.stage, look.colour) : floor();
    scene.add(surroundings);
    const light = lamp(shot.isStaged ? stagedReach : reach);
    scene.add(light, light.target);

    const points = pointsOf(turntable);
    const camera = cameraFor(points, shot.lift, shot.margin);
    const frame = frameOf(points, camera);
    if (name === 'detail') moveClose(camera, model.close);
    const own = name === 'facts' ? Math.round(size * 0.56) : size;
    const exposed = expose(scene, camera, own, passes, (index) => {
      light.position.copy(lightPlace(index, passes, shot.isStaged ? 'window' : 'studio')).multiplyScalar(6);
      light.position.y += 0.4;
    });
    empty(scene);
    light.dispose();
    return onPaper(develop(exposed, own, shot.backdrop), size, (pen) => {
      if (name === 'size') drawSizes(pen, size, frame, { width: sizes.x, height: sizes.y, depth: sizes.z });
      if (name === 'facts') drawFacts(pen, size, look, model.facts);
    });
  };
}

function lamp(around: number): DirectionalLight {
  const light = new DirectionalLight('#ffffff', Math.PI * 1.24);
  light.castShadow = true;
  light.target.position.set(0, 0.4, 0);
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -around, right: around, top: around, bottom: -around, near: 1, far: 12 });
  light.shadow.radius = 5;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = around * 0.006;
  return light;
}

function floor(): Mesh {
  const plane = new Mesh(new PlaneGeometry(30, 30), new ShadowMaterial({ color: '#20242c', opacity: 0.62 }));
  plane.rotation.x = -Math.PI / 2;
  plane.receiveShadow = true;
  return plane;
}

function frameOf(points: readonly Vector3[], camera: Parameters<typeof moveClose>[0]): Frame {
  const seen = points.map((point) => point.clone().project(camera));
  const [left, right] = ends(seen.map(({ x }) => (x + 1) / 2));
  const [top, bottom] = ends(seen.map(({ y }) => (1 - y) / 2));
  return { left, right, top, bottom };
}

/** Looks at a part of the picture only: x and y from its middle, and how much of it. */
function moveClose(camera: ReturnType<typeof cameraFor>, [x, y, part]: Model['close']): void {
  const angle = (camera.fov * Math.PI) / 360;
  const distance = camera.position.length();
  const shift = new Vector3(x, y, 0).multiplyScalar(Math.tan(angle) * distance * 0.8);
  camera.position.add(shift.applyQuaternion(camera.quaternion));
  camera.fov = (Math.atan(Math.tan(angle) * part) * 360) / Math.PI;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

function onPaper(image: ImageData, size: number, draw: (pen: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  pen.fillStyle = 'rgb(249 249 249)'; // what an even backdrop of 0.976 becomes
  pen.fillRect(0, 0, size, size);
  const isWhole = image.width === size;
  pen.putImageData(image, isWhole ? 0 : size - image.width - size * 0.02, isWhole ? 0 : (size - image.height) / 2);
  draw(pen);
  return canvas;
}

/** Gives the memory of shapes back; reliefs and woods stay, since other models use them. */
function empty(scene: Object3D): void {
  scene.traverse((part) => {
    if (part instanceof Mesh) part.geometry.dispose();
  });
}
