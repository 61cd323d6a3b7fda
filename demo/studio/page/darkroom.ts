import {
  type Camera,
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  OneFactor,
  type PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

/** Adds passes up to one exposure, on float textures of the picture's size. */
export function darkroom(renderer: WebGLRenderer) {
  const uniforms = { pass: { value: null as Texture | null }, share: { value: 1 } };
  const adding = new ShaderMaterial({
    uniforms,
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }',
    fragmentShader:
      'uniform sampler2D pass; uniform float share; varying vec2 at; void main() { gl_FragColor = texture2D( pass, at ) * share; }',
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
    depthTest: false,
    depthWrite: false,
  });
  const quad = new FullScreenQuad(adding);
  let pass = new WebGLRenderTarget(1, 1, { type: HalfFloatType, magFilter: LinearFilter, minFilter: LinearFilter });
  let sum = new WebGLRenderTarget(1, 1, { type: FloatType, depthBuffer: false });

  const resize = (size: number) => {
    if (pass.width === size) return;
    pass.dispose();
    sum.dispose();
    pass = new WebGLRenderTarget(size, size, { type: HalfFloatType });
    sum = new WebGLRenderTarget(size, size, { type: FloatType, depthBuffer: false });
  };

  /** Renders the scene `passes` times, each after `prepare`, and returns the average of light and cover. */
  return (scene: Scene, camera: PerspectiveCamera, size: number, passes: number, prepare: (index: number) => void) => {
    resize(size);
    renderer.setRenderTarget(sum);
    renderer.clear();
    for (let index = 0; index < passes; index++) {
      prepare(index);
      shiftedWithinPixel(camera, size, index);
      renderer.setRenderTarget(pass);
      renderer.clear();
      renderer.render(scene, camera as Camera);
      uniforms.pass.value = pass.texture;
      uniforms.share.value = 1 / passes;
      renderer.setRenderTarget(sum);
      quad.render(renderer);
    }
    camera.clearViewOffset();
    const light = new Float32Array(size * size * 4);
    renderer.readRenderTargetPixels(sum, 0, 0, size, size, light);
    renderer.setRenderTarget(null);
    return light;
  };
}

/** Each pass looks a part of a pixel beside the others, so edges become smooth. */
function shiftedWithinPixel(camera: PerspectiveCamera, size: number, index: number): void {
  const x = ((index * 0.618034) % 1) - 0.5;
  const y = ((index * 0.754878) % 1) - 0.5;
  camera.setViewOffset(size, size, x * 1.3, y * 1.3, size, size);
}
