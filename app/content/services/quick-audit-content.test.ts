import { expect, it } from 'vitest';
import { checkPage } from '~/features/page-check/rules/check-page';
import { samplePageFacts } from '~/features/page-check/sample-page-facts';
import { auditAdvice, auditDays, auditedPages, auditPrice } from './quick-audit-content';
import { webRates } from './web-rates';

const toKey = ({ id, subject, name }: { id: string; subject: string; name: string }) =>
  `${subject}/${id}: ${name}`;

it.each(auditedPages)('the report on $path has the findings of the page check', ({ findings }) => {
  expect(findings.map(toKey)).toEqual(checkPage(samplePageFacts).map(toKey));
});

it('every fault of the report has advice, and no advice is without a fault', () => {
  const faults = auditedPages.flatMap(({ findings }) =>
    findings.filter(({ state }) => state === 'error' || state === 'warning').map(({ id }) => id),
  );
  expect(new Set(faults)).toEqual(new Set(Object.keys(auditAdvice)));
});

it('the price is that of eight days for two people, in ten working days', () => {
  expect(auditPrice).toBe(webRates.day * 16);
  expect(auditDays.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
