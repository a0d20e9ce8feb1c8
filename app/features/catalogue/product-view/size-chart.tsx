import { SIZE_CHARTS } from '~/content/shop/size-charts';
import { formatMeasure } from '~/domain/catalogue/format-measure';
import { Disclosure } from '~/ui/data/disclosure';
import { Table } from '~/ui/data/table';

/** The measurements of each size, in centimetres and inches. Nothing for a product without a chart. */
export function SizeChart({ productId }: { productId: string }) {
  const chart = SIZE_CHARTS[productId];
  if (!chart) return null;
  const rows = Object.entries(chart.sizes).map(([size, measures]) => ({ size, measures }));
  return (
    <Disclosure summary="Size chart">
      <Table
        caption={chart.note}
        narrowLayout="cards"
        columns={[
          { key: 'size', header: 'Size', isRowHeader: true, cell: ({ size }) => size },
          ...chart.measures.map((header, index) => ({
            key: header,
            header,
            align: 'end' as const,
            cell: ({ measures }: (typeof rows)[number]) => {
              const measure = measures[index];
              return (
                measure !== undefined &&
                `${formatMeasure(measure, 'cm')} cm / ${formatMeasure(measure, 'inch')} in`
              );
            },
          })),
        ]}
        rows={rows}
        rowKey={({ size }) => size}
      />
    </Disclosure>
  );
}
