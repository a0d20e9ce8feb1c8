/** Modules of the site that are built as one chunk, by the name of the chunk. Split by pages, they would compress to 5 KB more. */
export const moduleGroups: Readonly<Record<string, readonly string[]>> = {
  fields: [
    'app/ui/feedback/alert.tsx',
    'app/ui/forms/checkbox.tsx',
    'app/ui/forms/choice-group.tsx',
    'app/ui/forms/field-context.ts',
    'app/ui/forms/field-message.tsx',
    'app/ui/forms/field.tsx',
    'app/ui/forms/input.tsx',
    'app/ui/forms/native-select.tsx',
    'app/ui/forms/text-field.tsx',
    'app/ui/forms/textarea.tsx',
  ],
  prices: [
    'app/domain/cart/cart.ts',
    'app/domain/cart/line-changes.ts',
    'app/domain/cart/quote.ts',
    'app/domain/catalogue/product.ts',
    'app/domain/catalogue/stock.ts',
    'app/domain/india/indian-state-names.ts',
    'app/domain/json/parse-unknown.ts',
    'app/domain/money/money.ts',
    'app/domain/pricing/price-explanation.ts',
    'app/domain/pricing/pricing.ts',
    'app/sections/format/format-amount.ts',
    'app/sections/shop/order-line-list.tsx',
    'app/sections/shop/price-explanation.tsx',
    'app/sections/shop/price-totals.tsx',
    'app/ui/art/progress-disc.tsx',
  ],
};

/** Packages that are built as one chunk, by the name of the chunk. */
export const packageGroups: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react-dom', 'scheduler'],
  router: ['react-router'],
};

const matchAny = (paths: readonly string[]) => `(?:${paths.join('|').replaceAll('.', '\\.')})`;

/** The chunk groups as rolldown expects them: `test` matches the path of a module. */
export const chunkGroups = [
  ...Object.entries(packageGroups).map(([name, packages]) => ({
    name,
    test: new RegExp(`/node_modules/${matchAny(packages)}/`),
  })),
  ...Object.entries(moduleGroups).map(([name, modules]) => ({
    name,
    test: new RegExp(`/${matchAny(modules)}$`),
  })),
];
