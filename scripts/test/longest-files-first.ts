import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest. Without earlier results, as in a fresh clone, Vitest orders files by size, and a short
 * file of a long test could be the last one, with one processor unused.
 */
export const LONGEST_FILES: readonly string[] = [
  'tests/http/hostile-text.test.ts',
  'tests/http/fuzz-requests.test.ts',
  'tests/http/process/payment-durability.test.ts',
  'tests/http/process/order-durability.test.ts',
  'tests/http/process/startup.test.ts',
  'tests/http/process/webhook-durability.test.ts',
  'tests/http/process/email-delivery.test.ts',
  'tests/http/process/tracing.test.ts',
  'tests/http/unreadable-forms.test.ts',
  'tests/http/accounts/organisation-sign-in.test.ts',
  'tests/http/process/graceful-shutdown.test.ts',
  'tests/http/supervisor.test.ts',
  'tests/http/broken-connections.test.ts',
  'tests/http/pages/html-validity.test.ts',
  'tests/http/pages/page-heads.test.ts',
  'tests/http/invoices/invoice-durability.test.ts',
  'tests/server/orders/payment-webhooks.test.ts',
  'tests/server/orders/money-under-load.test.ts',
  'tests/server/unconfirmed-email-content.test.ts',
];

/** The position of a file among the longest ones. All others come after them. */
export function getLengthRank(file: string): number {
  const rank = LONGEST_FILES.findIndex((longest) => file.endsWith(`/${longest}`));
  return rank === -1 ? LONGEST_FILES.length : rank;
}

const getGroup = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

/** Starts the longest files of a stage first, so that all workers end at about the same time. */
export class LongestFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (a, b) => getGroup(a) - getGroup(b) || getLengthRank(a.moduleId) - getLengthRank(b.moduleId),
    );
  }
}
