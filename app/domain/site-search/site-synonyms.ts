import { findSynonyms } from '../catalogue/search-synonyms';

/** Single words that visitors use, and the words of the site for the same thing. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  ...{ parcel: ['delivery', 'order'], package: ['delivery', 'order'], courier: ['delivery'] },
  ...{ shipping: ['delivery'], shipment: ['delivery', 'order'], ship: ['deliver'], postage: ['delivery'] },
  ...{ track: ['follow', 'order'], tracking: ['follow', 'order'], arrive: ['delivery'], late: ['delivery'] },
  ...{ damaged: ['wrong', 'broken'], broken: ['wrong', 'damaged'], faulty: ['wrong', 'broken'] },
  ...{ exchange: ['return'], moneyback: ['refund'], reimbursement: ['refund'], money: ['refund', 'price'] },
  ...{ bill: ['invoice'], receipt: ['invoice'], vat: ['gst', 'tax'], taxes: ['gst', 'tax'] },
  ...{ cost: ['price', 'pricing'], costs: ['price', 'pricing'], fee: ['price'], fees: ['price'] },
  ...{
    expensive: ['price'],
    cheap: ['price', 'sale'],
    rate: ['price'],
    budget: ['price'],
    quote: ['price', 'estimate'],
  },
  ...{
    pay: ['payment'],
    paid: ['payment'],
    gpay: ['upi'],
    phonepe: ['upi'],
    paytm: ['upi'],
    card: ['payment'],
  },
  ...{ cash: ['payment'], cod: ['payment', 'cash'] },
  ...{
    login: ['sign'],
    signin: ['sign'],
    log: ['sign'],
    register: ['account', 'sign'],
    signup: ['account', 'sign'],
  },
  ...{ password: ['sign'], otp: ['code', 'factor'], mfa: ['factor'], '2fa': ['factor', 'two'] },
  ...{ profile: ['account'], unsubscribe: ['newsletter'], subscribe: ['newsletter'] },
  ...{
    job: ['role', 'career'],
    jobs: ['role', 'career'],
    vacancy: ['role', 'career'],
    hiring: ['career', 'role'],
  },
  ...{
    vacancies: ['role', 'career'],
    career: ['role'],
    internship: ['intern'],
    salary: ['pay'],
    wage: ['pay'],
  },
  ...{
    developer: ['engineer'],
    programmer: ['engineer'],
    coder: ['engineer'],
    teacher: ['trainer', 'learning'],
  },
  ...{
    staff: ['team'],
    employee: ['team'],
    people: ['team'],
    colleague: ['team'],
    boss: ['founder', 'managing'],
  },
  ...{ ceo: ['founder', 'managing'], cto: ['founder', 'engineering'], owner: ['founder'] },
  ...{ phone: ['contact', 'call'], telephone: ['contact', 'call'], email: ['contact'], human: ['contact'] },
  ...{
    chat: ['assistant', 'contact'],
    appointment: ['call', 'book'],
    meeting: ['call'],
    schedule: ['book', 'plan'],
  },
  ...{ address: ['office'], location: ['office'], where: ['office'], hours: ['opening', 'open'] },
  ...{
    website: ['web'],
    site: ['web'],
    app: ['software', 'phone'],
    mobile: ['phone'],
    program: ['software'],
  },
  ...{
    software: ['web'],
    agency: ['studio'],
    clients: ['customer'],
    client: ['customer'],
    testimonial: ['story', 'customer'],
  },
  ...{ reference: ['story', 'customer'], portfolio: ['project', 'work'], examples: ['project', 'work'] },
  ...{ course: ['workshop'], class: ['workshop', 'learning'], training: ['workshop'], seminar: ['workshop'] },
  ...{ lesson: ['learning', 'practice'], school: ['learning', 'teacher'], student: ['campus', 'learning'] },
  ...{ hack: ['hackathon'], hackfest: ['hackathon'], contest: ['hackathon'], competition: ['hackathon'] },
  ...{
    jury: ['judge', 'judging'],
    judges: ['judging'],
    marks: ['score', 'judging'],
    scoring: ['judging', 'score'],
  },
  ...{
    prize: ['winner', 'award'],
    seat: ['ticket'],
    community: ['converge'],
    meetup: ['community', 'converge'],
  },
  ...{ interview: ['assessment', 'hiring'], exam: ['assessment', 'testing'], todo: ['taskflow', 'planning'] },
  ...{
    kanban: ['taskflow', 'board'],
    blog: ['journal', 'article'],
    news: ['journal', 'article'],
    article: ['journal'],
  },
  ...{ cookies: ['privacy', 'browser'], gdpr: ['privacy', 'data'], personal: ['privacy'], data: ['privacy'] },
  ...{
    legal: ['terms'],
    conditions: ['terms'],
    sponsor: ['partner'],
    reseller: ['partner'],
    collaborate: ['partner'],
  },
  ...{ slow: ['fast', 'performance'], wifi: ['network'], internet: ['network'], offline: ['network'] },
  ...{ blind: ['accessibility'], accessible: ['accessibility'], logo: ['press'], press: ['company'] },
};

/** The words of the site for a word in lower case; empty for most words. Includes those of the shop. */
export function findSiteSynonyms(word: string): readonly string[] {
  const name = [word, word.replace(/s$/, '')].find((form) => Object.hasOwn(SYNONYMS, form));
  const own = name === undefined ? [] : (SYNONYMS[name] ?? []);
  return [...new Set([...own, ...findSynonyms(word)])];
}
