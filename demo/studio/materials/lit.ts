import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three';

/** Many lights are averaged, one after the other: they give colour and shadow, and the soft boxes around give the reflections, darker where little light arrives. */
const averaged = /* glsl */ `#include <lights_fragment_end>
#if NUM_DIR_LIGHTS > 0
  float reached = dot( normal, directLight.direction ) > 0.0
    ? clamp( directLight.color.g / directionalLights[ 0 ].color.g, 0.0, 1.0 ) : 1.0;
  float reflected = mix( 0.3, 1.0, reached );
  reflectedLight.directSpecular = vec3( 0.0 );
  reflectedLight.indirectSpecular *= reflected;
  reflectedLight.indirectDiffuse *= 0.32 * mix( 0.4, 1.0, reached );
  #ifdef USE_CLEARCOAT
    clearcoatSpecularDirect = vec3( 0.0 );
    clearcoatSpecularIndirect *= reflected;
  #endif
#endif`;

/** Glass is seen at its edges, where one looks along it. */
const edges = /* glsl */ `#include <normal_fragment_maps>
  float facing = abs( dot( normalize( normal ), normalize( vViewPosition ) ) );
  float along = pow( 1.0 - facing, 2.2 );
  diffuseColor.a = mix( diffuseColor.a, min( 1.0, diffuseColor.a + 0.62 ), along );
  diffuseColor.rgb *= mix( 1.0, 0.42, along );`;

/** A material as the studio's light needs it. */
export function lit(settings: MeshPhysicalMaterialParameters, isClear = false): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial(settings);
  material.onBeforeCompile = (shader) => {
    let code = shader.fragmentShader.replace('#include <lights_fragment_end>', averaged);
    if (isClear) code = code.replace('#include <normal_fragment_maps>', edges);
    shader.fragmentShader = code;
  };
  material.customProgramCacheKey = () => (isClear ? 'studio clear' : 'studio');
  return material;
}
