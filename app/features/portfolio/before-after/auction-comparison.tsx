import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { auctionSamples } from '~/content/portfolio/editorial-case-content';
import { paths } from '~/paths';
import { AuctionPanel } from './auction-panel';
import { FIRST_EDGE, parseEdge } from './edge-position';

const [before, after] = auctionSamples;

/** The style sheet reads the edge from this property (`comparison`). */
const getEdge = (position: number) => ({ '--edge': `${position}%` }) as CSSProperties;

interface AuctionComparisonProps {
  /** The edge in the URL of a shared link. */
  shared?: string;
}

/**
 * Two panels above each other; the slider moves the edge between them. Without script there is no slider, and the panels
 * are whole and below each other. The edge is set after hydration only, because the content security policy blocks style
 * attributes.
 */
export function AuctionComparison({ shared = '' }: AuctionComparisonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState<number>();
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    // The visitor may have moved the slider before the script loaded. Otherwise the edge is that of a shared link.
    const moved = Number(input.value);
    const edge = moved === FIRST_EDGE ? parseEdge(shared) : moved;
    if (edge !== FIRST_EDGE) setPosition(edge);
    input.value = String(edge);
    // Once for each movement: browsers limit how often the URL changes.
    const share = () =>
      history.replaceState(history.state, '', paths.portfolio.editorialCase(Number(input.value)));
    if (moved !== FIRST_EDGE) share();
    input.addEventListener('change', share);
    return () => input.removeEventListener('change', share);
  }, [shared]);
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
          defaultValue={FIRST_EDGE}
          autoComplete="off"
          aria-label="Edge between the auction by telephone and the auction on the page"
          aria-valuetext={`${position ?? FIRST_EDGE} % by telephone`}
          onInput={(event) => setPosition(Number(event.currentTarget.value))}
          className="range-slider"
        />
      </div>
    </div>
  );
}
