import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { LinkTabs } from './link-tabs.tsx';
import { Pager } from './pager.tsx';
import { Steps } from './steps.tsx';
import { Tabs } from './tabs.tsx';

const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test('a breadcrumb leads back by links and ends with the page itself', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb label="You are here" steps={[{ name: 'Home', to: '/' }]} here="Order 7" />,
  );
  expect(html).toContain('<nav aria-label="You are here"');
  expect(linksOf(html)).toEqual(['/']);
  expect(html).toMatch(/<li aria-current="page"[^>]*>Order 7<\/li>/);
});

test('of tabs that are links the open one is current', () => {
  const html = renderToStaticMarkup(
    <LinkTabs
      label="Orders"
      tabs={[
        { to: '/all', label: 'All', isCurrent: false },
        { to: '/paid', label: 'Paid', isCurrent: true },
      ]}
    />,
  );
  expect(linksOf(html)).toEqual(['/all', '/paid']);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/<a href="\/paid"[^>]*aria-current="page"/);
});

test('of tabs that change a panel one is in the order of the Tab key', () => {
  const tab = (id: string, isSelected: boolean) => ({ id, label: id, isSelected, onSelect: () => {} });
  const html = renderToStaticMarkup(<Tabs label="Ways" panelId="panel" tabs={[tab('a', true), tab('b', false)]} />);
  expect(html).toContain('role="tablist" aria-label="Ways"');
  expect(
    [...html.matchAll(/aria-selected="(\w+)" aria-controls="panel" tabindex="(-?\d)"/gi)].map(([, ...x]) => x),
  ).toEqual([
    ['true', '0'],
    ['false', '-1'],
  ]);
});

const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

test('a pager links to its pages; at an end the arrow leads nowhere', () => {
  const html = renderToStaticMarkup(<Pager page={1} pageCount={3} hrefOf={(page) => `?page=${page}`} texts={texts} />);
  expect(linksOf(html)).toEqual(['?page=1', '?page=2', '?page=3', '?page=2']);
  expect(html).toContain('rel="next"');
  expect(html).not.toContain('rel="prev"');
  expect(html).toMatch(/aria-label="Page 1" aria-current="page"/);
});

test('one page needs no pager', () => {
  expect(renderToStaticMarkup(<Pager page={1} pageCount={1} hrefOf={String} texts={texts} />)).toBe('');
});

test('the last step that was reached is the current one', () => {
  const html = renderToStaticMarkup(
    <Steps
      label="Way"
      steps={[
        { key: 'a', name: 'Placed', isReached: true },
        { key: 'b', name: 'Paid', isReached: true },
        { key: 'c', name: 'Sent', isReached: false },
      ]}
    />,
  );
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toMatch(/<li aria-current="step"(?:(?!<\/li>).)*Paid/);
});
