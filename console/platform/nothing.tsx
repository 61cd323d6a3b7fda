/** In the place of a screen that the frame around it chooses. */
export default function Nothing() {
  return null;
}
