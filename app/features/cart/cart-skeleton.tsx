import { Loading, Skeleton } from '~/ui/feedback/skeleton';

const LINES = ['first', 'second', 'third'];

/** Placeholder until the cart is read from the browser's storage. */
export function CartSkeleton() {
  return (
    <div className="needs-script">
      <Loading label="Loading your cart">
        <div className="grid items-start gap-x-8 gap-y-grout lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-grout">
            {LINES.map((line) => (
              <div
                key={line}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-grout md:grid-cols-[8.5rem_minmax(0,1fr)]"
              >
                <Skeleton />
                <Skeleton className="h-44 md:h-37" />
              </div>
            ))}
          </div>
          <div className="grid gap-grout">
            <Skeleton className="aspect-[382/62]" />
            <Skeleton className="h-55" />
            <Skeleton className="h-14" />
            <Skeleton className="h-13" />
          </div>
        </div>
      </Loading>
    </div>
  );
}
