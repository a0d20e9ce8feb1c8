import { type RefObject, useEffect, useRef, useState } from 'react';
import { MAX_RUBRIC_POINTS } from '~/content/products/evaledge-preview-content';
import { type RubricPoints, readRubricPoints } from '~/domain/assessment/rubric-points';
import { paths } from '~/paths';

/**
 * The points of the visitor, as the form has them. Every change updates the query of the URL, so that a result can be
 * shared and survives a reload.
 */
export function useGraderPoints(initialPoints: RubricPoints, formRef: RefObject<HTMLFormElement | null>) {
  const [points, setPoints] = useState(initialPoints);
  const current = useRef(initialPoints);

  const handleChange = () => {
    if (!formRef.current) return;
    const entries = [...new FormData(formRef.current)].map(([name, value]) => [name, String(value)]);
    const next = readRubricPoints(new URLSearchParams(entries), initialPoints, MAX_RUBRIC_POINTS);
    if (JSON.stringify(next) === JSON.stringify(current.current)) return;
    current.current = next;
    setPoints(next);
    history.replaceState(history.state, '', paths.evalEdgePreview(next));
  };

  const initialChange = useRef(handleChange);
  // The visitor may have changed points before the script loaded.
  useEffect(() => initialChange.current(), []);

  return { points, onChange: handleChange };
}
