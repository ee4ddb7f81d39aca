import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

type Kind = 'dish' | 'section';

interface Dragging {
  /** Only things of one kind take each other's place. */
  kind: Kind;
  /** Undefined for a place at the end, which cannot be dragged. */
  id?: string;
  onDrop: (draggedId: string) => void;
}

/** Something that is dragged by its handle, and a place for others. Keyboards use the buttons instead. */
export function useDragging<Row extends HTMLElement>({ kind, id, onDrop }: Dragging) {
  const row = useRef<Row>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const drop = useRef(onDrop);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const target = dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) => data.kind === kind && data.id !== id,
      onDragEnter: () => {
        setIsOver(true);
      },
      onDragLeave: () => {
        setIsOver(false);
      },
      onDrop: ({ source: { data }, location: { current } }) => {
        setIsOver(false);
        // A row inside another target, such as a dish in its section, is dropped once.
        if (current.dropTargets[0]?.element === element) drop.current(String(data.id));
      },
    });
    if (id === undefined || !handle.current) return target;
    return combine(target, draggable({ element, dragHandle: handle.current, getInitialData: () => ({ kind, id }) }));
  }, [kind, id]);
  return { row, handle, isOver };
}
