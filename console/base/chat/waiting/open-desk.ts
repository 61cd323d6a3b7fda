let open = 0;

/** While a desk is on the screen, it says itself what comes. Returns how to end that. */
export function deskIsOpen(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}

export const isDeskOpen = () => open > 0;
