import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormFrame, useFormState } from './checked-form.tsx';
import { type Problem, useCheckedForm } from './use-checked-form.ts';

const wrongName: Problem = { field: 'name', message: 'Please enter your name' };

function Name() {
  const { problemOf, wrong, isBusy } = useFormState();
  return <input name="name" aria-invalid={wrong === 'name'} data-problem={problemOf('name')} data-busy={isBusy} />;
}

function NameForm({ problems }: { problems: readonly Problem[] }) {
  const form = useCheckedForm({ problems, input: { name: '' }, send: async () => {} });
  return (
    <FormFrame state={form}>
      <Name />
    </FormFrame>
  );
}

test('nothing is called wrong before the form was submitted', () => {
  const html = renderToStaticMarkup(<NameForm problems={[wrongName]} />);
  expect(html).toContain('aria-invalid="false"');
  expect(html).not.toContain(wrongName.message);
  expect(html).toContain('data-busy="false"');
});

test('a form that is pressed before the scripts have come writes nothing into the address', () => {
  expect(renderToStaticMarkup(<NameForm problems={[]} />)).toMatch(/^<form [^>]*method="post"/);
});

test('a field outside a form is a mistake', () => {
  expect(() => renderToStaticMarkup(<Name />)).toThrow('Fields stand inside a CheckedForm');
});
