import type { ComponentType } from 'react';

type IslandComponent = ComponentType<never>;

/** Every island by name. Each is a separate chunk. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  'delay-calculator': async () => (await import('~/features/cost-of-delay/delay-calculator')).DelayCalculator,
  'application-form': async () => {
    // Before its schema.
    await import('~/domain/forms/zod-settings');
    return (await import('~/features/contact/application-form')).ApplicationForm;
  },
  'help-search': async () => (await import('~/features/help/help-search')).HelpSearch,
  'round-tables': async () => (await import('~/features/hackmatrix/round-tables/round-tables')).RoundTables,
  'page-check': async () => (await import('~/features/page-check/page-check')).PageCheck,
  'new-password-field': async () => (await import('~/features/auth/new-password-field')).NewPasswordField,
  'passkey-button': async () => (await import('~/features/auth/passkeys/passkey-button')).PasskeyButton,
  'price-sheet': async () => (await import('~/features/pricing/price-calculator')).PriceCalculator,
  'add-passkey': async () => (await import('~/features/auth/passkeys/add-passkey')).AddPasskey,
  'portrait-composer': async () => (await import('~/features/profile/portrait-composer')).PortraitComposer,
  'auction-comparison': async () =>
    (await import('~/features/portfolio/before-after/auction-comparison')).AuctionComparison,
  'community-calendar': async () =>
    (await import('~/features/converge/community-calendar')).CommunityCalendar,
  'rubric-calibration': async () =>
    (await import('~/features/evaledge/rubric-calibration')).RubricCalibration,
  'week-board': async () => (await import('~/features/taskflow/week-board')).WeekBoard,
  'share-out-demo': async () =>
    (await import('~/features/hackmatrix/share-out-demo/share-out-demo')).ShareOutDemo,
  'judging-demo': async () => (await import('~/features/hackmatrix/judging-demo/judging-demo')).JudgingDemo,
  'event-console': async () =>
    (await import('~/features/hackmatrix/event-console/event-console')).EventConsole,
  'suite-explorer': async () => (await import('~/features/suite/suite-explorer')).SuiteExplorer,
};
