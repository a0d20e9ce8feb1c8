import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TriageForm } from './lead-forms';

const staff = [{ id: 'leela', name: 'Leela Nair' }];

it('the form of state and owner sends what it showed, and keeps what was chosen', () => {
  const html = renderToStaticMarkup(
    <TriageForm
      {...{ leadId: 'x', state: 'open', ownerId: undefined, staff }}
      chosen={{ state: 'done', owner: 'leela' }}
    />,
  );
  expect(html).toContain('name="shownState" value="open"');
  expect(html).toContain('name="shownOwner" value="nobody"');
  expect(html).toContain('<option value="done" selected="">');
  expect(html).toContain('<option value="leela" selected="">');
});
