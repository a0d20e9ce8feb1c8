import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TriageForm } from './lead-forms';

const staff = [{ id: 'leela', name: 'Leela Nair' }];

it('the form of state and owner sends what it showed, and keeps what was chosen', () => {
  const html = renderToStaticMarkup(
    <TriageForm
      leadId="x"
      state="open"
      ownerId={undefined}
      staff={staff}
      chosen={{ state: 'done', owner: 'leela' }}
    />,
  );
  expect(html).toContain('name="shownState" value="open"');
  expect(html).toContain('name="shownOwner" value="nobody"');
  expect(html).toContain('<option value="done" selected="">');
  expect(html).toContain('<option value="leela" selected="">');
});

it('an owner who has left the staff stays the chosen one', () => {
  const html = renderToStaticMarkup(
    <TriageForm
      leadId="x"
      state="open"
      ownerId="ravi"
      staff={staff}
      formerOwner={{ id: 'ravi', name: 'Ravi Iyer' }}
    />,
  );
  expect(html).toContain('<option value="ravi" selected="">Ravi Iyer (no longer staff)</option>');
});

it.each([
  ['free', 'spam', 'Set the state to New or Open to reserve it.'],
  ['taken', 'new', 'Another call has this slot.'],
  ['not-offered', 'spam', 'This time is not offered any more.'],
] as const)('R-CALL-6: a request without a slot says beside the state that it is %s', (slot, state, text) => {
  const requested = { hostId: 'prakash-nayak', startsAt: new Date('2026-11-23T10:30:00+05:30') };
  const html = renderToStaticMarkup(
    <TriageForm
      leadId="x"
      state={state}
      ownerId={undefined}
      staff={staff}
      unreservedCall={{ slot, requested }}
      isSlotTried={state === 'new'}
    />,
  );
  expect(html).toContain('No slot is reserved for this call');
  expect(html).toContain('Monday, 23 November, 10:30 am in India, with Prakash Nayak.');
  expect(html).toContain(text);
  expect(html.includes('role="alert"')).toBe(state === 'new');
});
