import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KitLinkProvider } from '#ui/navigation/link.tsx';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

test('a button submits nothing unless its type says so', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toMatch(/^<button type="button" class=/);
  expect(renderToStaticMarkup(<Button isBusy={false}>Save</Button>)).toMatch(
    /^<button type="button" aria-busy="false"/,
  );
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('three variants and two sizes all look different', () => {
  const looks = (['primary', 'secondary', 'quiet'] as const).flatMap((variant) =>
    (['small', 'large'] as const).map((size) => buttonClass({ variant, size })),
  );
  expect(new Set(looks).size).toBe(6);
  expect(buttonClass()).toBe(buttonClass({ variant: 'primary', size: 'small' }));
});

test('a busy button says so, keeps its words and shows that it turns', () => {
  const html = renderToStaticMarkup(<Button isBusy>Pay</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('disabled=""');
  expect(html).toMatch(/<span aria-hidden="true"[^>]*animate-spin[^>]*><\/span>Pay<\/button>$/);
});

test('an icon alone has a name', () => {
  expect(renderToStaticMarkup(<IconButton label="Close">×</IconButton>)).toContain('aria-label="Close"');
});

test('a link that looks like a button is a link, by the component of the application', () => {
  const look = buttonClass({ variant: 'secondary' });
  expect(
    renderToStaticMarkup(
      <LinkButton to="/cart" variant="secondary">
        Cart
      </LinkButton>,
    ),
  ).toBe(`<a href="/cart" class="${look} ">Cart</a>`);
  const html = renderToStaticMarkup(
    <KitLinkProvider value={({ to, children }) => <a href={`/th${to}`}>{children}</a>}>
      <LinkButton to="/cart">Cart</LinkButton>
    </KitLinkProvider>,
  );
  expect(html).toBe('<a href="/th/cart">Cart</a>');
});

test('a button may turn a little longer than it is busy', () => {
  const html = renderToStaticMarkup(
    <Button isBusy={false} isTurning>
      Pay
    </Button>,
  );
  expect(html).toContain('aria-busy="true"');
});
