import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DialogContent } from './dialog-content.tsx';

test('the content of a dialog is a form only when it can be submitted, and then writes nothing into the address', () => {
  expect(renderToStaticMarkup(<DialogContent title="Cancel" />)).toMatch(/^<div/);
  expect(renderToStaticMarkup(<DialogContent title="Cancel" onSubmit={() => {}} />)).toMatch(
    /^<form [^>]*method="post"/,
  );
});
