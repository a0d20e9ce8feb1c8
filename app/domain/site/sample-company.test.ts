import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { site } from '~site';
import { type CompanyFacts, findSampleFacts } from './sample-company';

const own: CompanyFacts = {
  domain: 'kaveri-tiles.in',
  emails: ['hello@kaveri-tiles.in', 'orders@kaveri-tiles.in'],
  phone: '+91 80 4112 7788',
  gstin: '29AABCK1234L1Z6',
  bankAccount: '50200012345678',
  upiId: 'kaveri@hdfcbank',
};

const sample: CompanyFacts = {
  domain: site.domain,
  emails: Object.values(site.emails),
  phone: site.phone.display,
  gstin: site.gstin,
  bankAccount: site.payment.bank.accountNumber,
  upiId: site.payment.upiId,
};

describe('R-SETUP-1: facts of the sample company', () => {
  test('site.config.ts of this repository has only sample facts', () => {
    expect(findSampleFacts(sample)).toEqual(['gstin', 'bankAccount', 'upiId', 'domain', 'emails', 'phone']);
  });

  test('each one is found by itself, whichever others a company has entered', () => {
    const names = fc.subarray(Object.keys(own) as (keyof CompanyFacts)[]);
    fc.assert(
      fc.property(names, (left) => {
        const facts = { ...own, ...Object.fromEntries(left.map((name) => [name, sample[name]])) };
        expect(findSampleFacts(facts).toSorted()).toEqual(left.toSorted());
      }),
    );
  });

  test('one address at a reserved domain is enough, and a name that only contains one is not', () => {
    const withEmail = (email: string) => findSampleFacts({ ...own, emails: [...own.emails, email] });
    expect(withEmail('hello@shop.example')).toEqual(['emails']);
    expect(withEmail('hello@Example.com')).toEqual(['emails']);
    expect(withEmail('hello@example.co.in')).toEqual([]);
    expect(withEmail('hello@my-example.com')).toEqual([]);
    expect(withEmail('example@latest.in')).toEqual([]);
  });
});
