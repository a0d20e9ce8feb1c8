import type { ProductInput } from '~/domain/catalogue/product-form-schema';
import { findNextSwitch, isSaleActive, type SalePeriod } from '~/domain/pricing/sale-period';
import { addDays, toInstant, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { products, SalePlan } from '../db/schema/catalogue.server';

export type StaffRow = typeof products.$inferSelect;

const { timeZone } = site.openingHours;
const startOfDay = (day: string) => toInstant(day, 0, timeZone);
const toDay = (time: string) => toWallClock(new Date(time), timeZone).day;

const toPeriod = ({ startsAt, endsAt }: SalePlan): SalePeriod => ({
  ...(startsAt && { startsAt: new Date(startsAt) }),
  ...(endsAt && { endsAt: new Date(endsAt) }),
});

/** R-PRICE-5: the columns of the sale that applies at `now`, and when that changes. */
export function toSaleColumns(plan: SalePlan, now: Date) {
  const period = toPeriod(plan);
  const isActive = isSaleActive(period, now);
  return {
    saleType: isActive ? plan.type : null,
    saleDiscount: isActive ? plan.discount : null,
    saleSwitchesAt: findNextSwitch(period, now) ?? null,
  };
}

const NO_SALE = { saleType: null, saleDiscount: null, salePlan: null, saleSwitchesAt: null };

function toPlanColumns({ sale }: ProductInput, now: Date) {
  if (!sale) return NO_SALE;
  const plan: SalePlan = {
    type: sale.type,
    discount: sale.value,
    ...(sale.from && { startsAt: startOfDay(sale.from).toISOString() }),
    // The last day is included.
    ...(sale.until && { endsAt: startOfDay(addDays(sale.until)).toISOString() }),
  };
  const hasPeriod = plan.startsAt !== undefined || plan.endsAt !== undefined;
  return { ...toSaleColumns(plan, now), salePlan: hasPeriod ? plan : null };
}

/** The columns that the form of a product sets. */
export function toColumns({ sale, categoryId, hsnCode, gender, tag, ...form }: ProductInput, now: Date) {
  return {
    ...form,
    ...toPlanColumns({ ...form, ...(sale && { sale }) }, now),
    categoryId: categoryId ?? null,
    hsnCode: hsnCode ?? null,
    gender: gender ?? null,
    tag: tag ?? null,
  };
}

function toFormSale({ saleType, saleDiscount, salePlan }: StaffRow): ProductInput['sale'] {
  if (!salePlan)
    return saleType && saleDiscount !== null ? { type: saleType, value: saleDiscount } : undefined;
  const { type, discount, startsAt, endsAt } = salePlan;
  return {
    type,
    value: discount,
    ...(startsAt && { from: toDay(startsAt) }),
    ...(endsAt && { until: addDays(toDay(endsAt), -1) }),
  };
}

/** A stored product as its form. */
export function toProductForm(row: StaffRow): ProductInput {
  const { name, subtitle, price, colors, sizes, description, story, care, details, featured, rank } = row;
  const { categoryId, hsnCode, gender, tag } = row;
  const sale = toFormSale(row);
  return {
    name,
    subtitle,
    price,
    colors,
    sizes,
    description,
    story,
    care,
    details,
    featured,
    rank,
    ...(sale && { sale }),
    ...(categoryId !== null && { categoryId }),
    ...(hsnCode !== null && { hsnCode }),
    ...(gender !== null && { gender }),
    ...(tag !== null && { tag }),
  };
}
