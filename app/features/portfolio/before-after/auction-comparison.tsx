import { useEffect, useRef, useState } from 'react';
import { auctionSamples } from '~/content/portfolio/editorial-case-content';
import { AuctionPanel } from './auction-panel';

const [before, after] = auctionSamples;
const START = 50;

/**
 * Two panels above each other; the slider moves the edge between them. Without script there is no slider, and the panels
 * are whole and below each other. The edge is set after hydration only, because the content security policy blocks style
 * attributes.
 */
export function AuctionComparison() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState<number>();
  // The visitor may have moved the slider before the script loaded.
  useEffect(() => {
    const value = Number(inputRef.current?.value ?? START);
    if (value !== START) setPosition(value);
  }, []);
  return (
    <div className="grid gap-grout">
      <div className="grid gap-grout">
        <div className="in-[.js]:col-start-1 in-[.js]:row-start-1">
          <AuctionPanel sample={before} />
        </div>
        <div
          className="in-[.js]:col-start-1 in-[.js]:row-start-1 in-[.js]:[clip-path:inset(0_0_0_50%)] print:[clip-path:none] print:row-start-2"
          style={position === undefined ? undefined : { clipPath: `inset(0 0 0 ${position}%)` }}
        >
          <AuctionPanel sample={after} isEndAligned />
        </div>
      </div>
      <div className="needs-script grid grid-cols-[auto_1fr_auto] items-center gap-4 text-sm print:hidden">
        <span aria-hidden="true">{after.title}</span>
        <input
          ref={inputRef}
          type="range"
          min="0"
          max="100"
          defaultValue={START}
          autoComplete="off"
          aria-label="Edge between the auction by telephone and the auction on the page"
          aria-valuetext={`${position ?? START} % by telephone`}
          onInput={(event) => setPosition(Number(event.currentTarget.value))}
          className="range-slider"
        />
        <span aria-hidden="true">{before.title}</span>
      </div>
    </div>
  );
}
