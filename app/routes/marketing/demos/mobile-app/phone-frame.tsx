import type { ReactNode } from 'react';
import { ProductMark } from '~/ui/art/mark';

interface PhoneFrameProps {
  /** Short description of the screen. */
  label: string;
  /** Time in the status bar. */
  time?: string;
  /** The edge of the parent crops the phone. */
  isCropped?: boolean;
  children: ReactNode;
}

/** A phone drawn in code around a screen of the app. */
export function PhoneFrame({ label, time = '17:42', isCropped, children }: PhoneFrameProps) {
  return (
    <section
      aria-label={label}
      className={`w-full max-w-[19rem] bg-glaze-slate p-2 ${isCropped ? 'rounded-t-[1.75rem] pb-0' : 'rounded-[1.75rem]'}`}
    >
      <div
        className={`flex flex-col overflow-hidden bg-bg text-sm text-text ${isCropped ? 'h-[26rem] rounded-t-[1.35rem] lg:h-[33rem]' : 'min-h-[35rem] rounded-[1.35rem]'}`}
      >
        <p
          aria-hidden="true"
          className="flex items-center justify-between px-5 pt-3 pb-2 text-xs font-semibold"
        >
          <span className="tabular-nums">{time}</span>
          <ProductMark product="converge" size={14} className="text-tile-3" />
        </p>
        <div className="flex min-h-0 grow flex-col px-3 pb-3">{children}</div>
      </div>
    </section>
  );
}
