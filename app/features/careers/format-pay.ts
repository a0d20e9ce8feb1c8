import { convertLakhToPaise, type OpenRole } from '~/content/careers/open-role';
import { FULL_TIME_HOURS_PER_WEEK } from '~/domain/careers/role-terms';
import { divideHalfUp, type Paise, toPaise } from '~/domain/money/money';
import { site } from '~site';

const lakhs = new Intl.NumberFormat(site.language, { maximumFractionDigits: 1 });
const rupees = new Intl.NumberFormat(site.language, { maximumFractionDigits: 0 });

const inLakhs = (amount: Paise) => lakhs.format(amount / convertLakhToPaise(1));

/** "Rs. 18–26 lakh", or one amount where there is no range. */
export function formatPayRange({ from, to }: OpenRole['pay']): string {
  return `${site.currency.label} ${from === to ? inLakhs(from) : `${inLakhs(from)}–${inLakhs(to)}`} lakh`;
}

/** Yearly pay in paise, reduced to the weekly hours of the role. */
export function calculateProRataPay({ pay, hoursPerWeek }: OpenRole): OpenRole['pay'] {
  const share = (amount: Paise) =>
    toPaise(divideHalfUp(BigInt(amount) * BigInt(hoursPerWeek), BigInt(FULL_TIME_HOURS_PER_WEEK)));
  return { from: share(pay.from), to: share(pay.to) };
}

/** "Rs. 41,667 to 58,333": whole rupees a month. */
export function formatMonthlyPay(role: OpenRole): string {
  const { from, to } = calculateProRataPay(role);
  const month = (amount: Paise) => rupees.format(Math.round(amount / 1200));
  return `${site.currency.label} ${from === to ? month(from) : `${month(from)} to ${month(to)}`}`;
}
