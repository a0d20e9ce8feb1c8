interface SampleVisit {
  /** The page with the link that led here. Absent for an address that was typed. */
  referrer?: string;
  /** The pages that were opened, in this order. */
  pages: readonly string[];
}

/** Visits as they repeat in the sample weeks. */
export const sampleVisits: readonly SampleVisit[] = [
  {
    referrer: 'https://www.google.com/',
    pages: ['/', '/shop/grid', '/shop/single/mosaic-mug', '/shop/cart', '/shop/checkout'],
  },
  { pages: ['/', '/products/hackmatrix', '/pricing'] },
  { referrer: 'https://www.google.com/', pages: ['/shop/single/desk-mat', '/shop/cart'] },
  { referrer: 'https://www.linkedin.com/', pages: ['/blog/', '/career', '/career/read'] },
  { pages: ['/shop/grid', '/shop/single/keycap-set'] },
  { referrer: 'https://duckduckgo.com/', pages: ['/help/center', '/faq'] },
  { referrer: 'https://news.ycombinator.com/', pages: ['/blog/', '/', '/about/v1'] },
  { referrer: 'https://chatgpt.com/', pages: ['/services/web-development', '/contact'] },
  { pages: ['/shop/single/mosaic-mug', '/shop/cart', '/shop/checkout'] },
  { referrer: 'https://partner.example/', pages: ['/partner-with-us'] },
  { pages: ['/', '/saas/hackathons'] },
];

const WEEKEND = [0, 6];

/** Fewer at the weekend, and a little more every week. `daysAgo` counts back from today, `weekday` from Sunday. */
export const calculateVisitsOfDay = ({ daysAgo, weekday }: { daysAgo: number; weekday: number }): number =>
  34 + Math.round((35 - daysAgo) / 3) - (WEEKEND.includes(weekday) ? 14 : 0);
