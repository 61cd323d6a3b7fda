/** Whether the user's system asks for reduced motion: then nothing is animated. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How scripts scroll. The style sheet cannot stop the animation of a scroll that a script starts. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}
