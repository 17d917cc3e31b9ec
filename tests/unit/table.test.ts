import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from '../../src/ui/Table.tsx';

test('a table says the roles of its parts, which lose them in WebKit where they are laid out as lines', () => {
  const rows = [{ key: 'one', cells: ['12 mars', '20\u00a0kg'] }];
  const html = renderToStaticMarkup(createElement(Table, { label: 'Squat', columns: ['Date', 'Séries'], rows }));
  const parts = [...html.matchAll(/<(table|thead|tbody|tr|th|td)\b([^>]*)>/g)];
  expect(parts.map(([, name, attributes]) => [name, /role="(\w+)"/.exec(attributes ?? '')?.[1]])).toEqual([
    ['table', 'table'],
    ['thead', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'columnheader'],
    ['th', 'columnheader'],
    ['tbody', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'rowheader'],
    ['td', 'cell'],
  ]);
});
