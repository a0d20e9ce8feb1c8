import { adminPaths } from '~/content/admin/admin-paths';
import { parsePeriod, toPeriodQuery } from '~/domain/revenue/report-period';
import { type RevenueReport, sumCategories } from '~/domain/revenue/revenue-report';
import { formatPeriod } from '~/features/admin-revenue/format-period';
import { MoneyPanel } from '~/features/admin-revenue/money-panel';
import { PeriodForm } from '~/features/admin-revenue/period-form';
import { PriceSteps } from '~/features/admin-revenue/price-steps';
import { ProductTable } from '~/features/admin-revenue/product-table';
import { RevenueColumns } from '~/features/admin-revenue/revenue-columns';
import { RevenueFigures } from '~/features/admin-revenue/revenue-figures';
import { DownloadLink } from '~/sections/admin/download-link';
import { ShareTable } from '~/sections/admin/share-table';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatCountOf, formatRoundedAmount } from '~/sections/format/format-amount';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { site } from '~site';
import type { Route } from './+types/revenue-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('invoices.read')];

export const meta = () => createNoindexMeta('Revenue');

/** Of the table. The CSV file has all. */
const MAX_PRODUCTS = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { period, ...refused } = parsePeriod(url.searchParams, toIsoDay(new Date()));
  const report = await context.get(services).revenue.readReport(context.get(signedIn), period);
  return { report, refused };
}

function Products({ products }: Pick<RevenueReport, 'products'>) {
  return (
    <section aria-labelledby="products-title">
      <h2 id="products-title" className="pt-4 pb-2 text-panel">
        Products
      </h2>
      <ProductTable products={products.slice(0, MAX_PRODUCTS)} />
      {products.length > MAX_PRODUCTS && (
        <p className="pt-2 text-muted">
          The first {MAX_PRODUCTS} of {products.length}. The CSV file has all.
        </p>
      )}
    </section>
  );
}

function Report({ report }: { report: RevenueReport }) {
  const { products, states, codes } = report;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      <RevenueFigures {...report} />
      <div className="grid gap-grout xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <RevenueColumns {...report} />
        <PriceSteps figures={report.figures} />
      </div>
      <Products products={products} />
      <div className="grid items-start gap-grout pt-4 md:grid-cols-2 xl:grid-cols-3">
        <div className="grid gap-grout">
          <ShareTable
            id="categories-title"
            title="Categories"
            heads={['Category', 'Revenue']}
            format={formatRoundedAmount}
            rows={sumCategories(products).map(({ name, amount }) => ({
              key: name,
              label: name,
              count: amount,
            }))}
          />
          {codes.length > 0 && (
            <ShareTable
              id="codes-title"
              title="Discount codes"
              text={`Their discounts, before ${site.tax.name}.`}
              heads={['Code', 'Discount']}
              format={formatRoundedAmount}
              rows={codes.map(({ name, amount, count }) => ({
                key: name,
                label: name,
                count: amount,
                note: formatCountOf(count, 'order'),
              }))}
            />
          )}
        </div>
        <ShareTable
          id="states-title"
          title="States"
          text="Where the goods went: the place of supply."
          heads={['State', 'Revenue']}
          format={formatRoundedAmount}
          rows={states.map(({ name, amount, count }) => ({
            key: name,
            label: name,
            count: amount,
            note: formatCountOf(count, 'invoice'),
          }))}
        />
        <MoneyPanel {...report} />
      </div>
    </div>
  );
}

export default function RevenuePage({ loaderData: { report, refused } }: Route.ComponentProps) {
  const { period, today, before, figures, money } = report;
  const isEmpty =
    figures.invoiced === 0 && figures.credited === 0 && money.received === 0 && money.refunded === 0;
  return (
    <>
      <ToolHeader
        title="Revenue"
        text={`${formatPeriod(period)}, compared with ${formatPeriod(before)}. Revenue is what was invoiced, less what was credited, before ${site.tax.name}.`}
      >
        <DownloadLink href={adminPaths.revenueCsv(toPeriodQuery(period))}>Products (CSV)</DownloadLink>
      </ToolHeader>
      <PeriodForm period={period} today={today} {...refused} />
      {isEmpty ? (
        <ToolEmpty title="Nothing was invoiced, credited, received or refunded in this period." />
      ) : (
        <Report report={report} />
      )}
    </>
  );
}
