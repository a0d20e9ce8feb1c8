import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { auctionSamples } from '~/content/portfolio/editorial-case-content';
import { AuctionPanel } from './auction-panel';

const [before, after] = auctionSamples;
const START = 50;

/** The style sheet reads the edge from this property (`comparison`). */
const getEdge = (position: number) => ({ '--edge': `${position}%` }) as CSSProperties;

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
      <div
        className="grid gap-grout comparison"
        style={position === undefined ? undefined : getEdge(position)}
      >
        <AuctionPanel sample={before} />
        <AuctionPanel sample={after} isEndAligned />
      </div>
      <div className="needs-script print:hidden">
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
      </div>
    </div>
  );
}
