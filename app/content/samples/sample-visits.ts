import type { Device } from '~/domain/measurements/count-request';
import { paths } from '~/paths';

interface SampleVisit {
  /** Of 100 visits, how many are like this one. */
  share: number;
  /** The page with the link that led here. Absent for an address that was typed. */
  referrer?: string;
  /** The pages that were opened, in this order, without a query. */
  pages: readonly string[];
}

const { home, shop, article, product, pricing, hackathonPlan, companyStory, partners } = paths;

const SEARCH = 'https://www.google.com/';
const FORUM = 'https://news.ycombinator.com/';
const PARTNER = 'https://partner.example/';

/** Visits as they repeat in the sample weeks. */
export const sampleVisits: readonly SampleVisit[] = [
  { share: 9, pages: [home()] },
  { share: 7, referrer: SEARCH, pages: [shop.product('mosaic-mug')] },
  { share: 7, referrer: SEARCH, pages: [article('what-a-hackathon-costs'), hackathonPlan()] },
  { share: 6, pages: [home(), product('hackmatrix'), pricing()] },
  { share: 6, referrer: SEARCH, pages: [paths.helpArticle()] },
  { share: 6, referrer: FORUM, pages: [article('a-build-that-refuses-a-kilobyte'), paths.journal()] },
  { share: 5, referrer: SEARCH, pages: [shop.catalogue(), shop.product('keycap-set')] },
  { share: 5, referrer: 'https://www.linkedin.com/', pages: [paths.careers(), paths.role()] },
  { share: 4, referrer: SEARCH, pages: [hackathonPlan(), pricing()] },
  {
    share: 4,
    referrer: 'https://www.linkedin.com/',
    pages: [article('plan-the-judging-first'), paths.organiserTour()],
  },
  {
    share: 4,
    referrer: 'https://www.instagram.com/',
    pages: [shop.product('mosaic-kit'), shop.product('mosaic-mug')],
  },
  {
    share: 3,
    referrer: SEARCH,
    pages: [home(), shop.catalogue(), shop.product('mosaic-mug'), shop.cart(), shop.checkout()],
  },
  { share: 3, referrer: SEARCH, pages: [paths.webDevelopment(), paths.contact()] },
  { share: 3, referrer: FORUM, pages: [article('html-that-react-leaves-alone'), home(), companyStory()] },
  { share: 3, referrer: 'https://web.whatsapp.com/', pages: [shop.product('tile-tee'), shop.cart()] },
  { share: 3, referrer: 'https://chatgpt.com/', pages: [pricing(), paths.judging()] },
  { share: 3, referrer: PARTNER, pages: [product('hackmatrix'), paths.customerStories()] },
  { share: 3, pages: [paths.team(), paths.careers()] },
  { share: 2, referrer: SEARCH, pages: [shop.product('desk-mat'), shop.cart()] },
  {
    share: 2,
    pages: [
      home(),
      shop.home(),
      shop.catalogue(),
      shop.product('grout-60-keyboard'),
      shop.cart(),
      shop.checkout(),
    ],
  },
  { share: 2, referrer: 'https://www.perplexity.ai/', pages: [product('hackmatrix'), paths.contact()] },
  { share: 2, referrer: 'https://duckduckgo.com/', pages: [paths.helpCentre(), paths.faq()] },
  { share: 2, referrer: PARTNER, pages: [partners()] },
  { share: 2, pages: [paths.workshops(), shop.product('workshop-ticket')] },
  { share: 2, pages: [shop.catalogue(), shop.product('notebook-pair')] },
  { share: 1, pages: [shop.home(), shop.product('gift-card'), shop.cart(), shop.checkout()] },
  { share: 1, referrer: 'https://www.bing.com/', pages: [paths.learning(), paths.bookCall()] },
];

/** One visit of a day. */
interface VisitOfDay {
  /** From 0 on each day. */
  index: number;
  daysAgo: number;
}

/** A fraction from 0 to 1 for a visit. Those of all visits are evenly distributed for an irrational step, and the same at every start. */
const toFraction = (step: number, { index, daysAgo }: VisitOfDay): number =>
  (index * step + daysAgo * Math.SQRT2) % 1;

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** What a visit was like. Each kind is as frequent as its share. */
export function getSampleVisit(visit: VisitOfDay): SampleVisit {
  let rest = toFraction(GOLDEN_RATIO, visit) * 100;
  const found = sampleVisits.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  return found ?? { share: 0, pages: [] };
}

/** Three of five visits are by phone. */
export function getSampleDevice(visit: VisitOfDay): Device {
  const fraction = toFraction(Math.sqrt(3), visit);
  if (fraction < 0.6) return 'phone';
  return fraction < 0.64 ? 'tablet' : 'computer';
}

const WEEKEND = [0, 6];

/** Fewer at the weekend, a little more every week, and no day like the one before. `weekday` counts from Sunday. */
export const calculateVisitsOfDay = ({ daysAgo, weekday }: { daysAgo: number; weekday: number }): number =>
  30 + Math.round((35 - daysAgo) / 3) + ((daysAgo * 5) % 9) - (WEEKEND.includes(weekday) ? 14 : 0);
