import { LIMITS } from '@mailwright/contract';
import { type PointerEvent, useRef, useState } from 'react';
import type { Overlay, Point } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import classes from './DrawingSurface.module.css';
import type { StageView } from './stage-view.ts';

/** CSS pixels between two points of a stroke that are kept apart. */
const NEAR = 2;

const MAX_STROKE_POINTS = LIMITS.imageRecipe.points / 2;

/** Takes what is drawn by hand; each stroke becomes a layer. */
export function DrawingSurface({ view }: { readonly view: StageView }) {
  const { recipe, pen, addLayer } = useEditing();
  const [stroke, setStroke] = useState<readonly Point[]>([]);
  const surface = useRef<HTMLDivElement>(null);
  const { width, height } = recipe.source;
  const thickness = (pen.thickness / 1000) * Math.max(width, height);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = surface.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left, y: clientY - top };
  };
  const draw = (event: PointerEvent) => {
    const last = stroke.at(-1);
    if (last === undefined || stroke.length >= MAX_STROKE_POINTS) return;
    const point = pointOf(event);
    if (Math.hypot(point.x - last.x, point.y - last.y) >= NEAR) setStroke([...stroke, point]);
  };
  const end = () => {
    if (stroke.length > 1) {
      const points = stroke.map(({ x, y }) => ({ x: (x - view.left) / view.scale, y: (y - view.top) / view.scale }));
      addLayer({ ...strokeOf(points), color: pen.color, strokeWidth: thickness });
    }
    setStroke([]);
  };

  return (
    <div
      ref={surface}
      className={classes.surface}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStroke([pointOf(event)]);
      }}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={() => setStroke([])}
    >
      <svg className={classes.stroke} aria-hidden="true">
        <polyline
          points={stroke.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={pen.color}
          strokeWidth={thickness * view.scale}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}

type Stroke = Pick<Extract<Overlay, { readonly kind: 'drawing' }>, 'kind' | 'x' | 'y' | 'points'>;

/** A layer of points of the picture: around its own middle, in tenths of a pixel. */
function strokeOf(points: readonly Point[]): Stroke {
  const middle = (values: readonly number[]) => tenth((Math.min(...values) + Math.max(...values)) / 2);
  const x = middle(points.map((point) => point.x));
  const y = middle(points.map((point) => point.y));
  return { kind: 'drawing', x, y, points: points.flatMap((point) => [tenth(point.x - x), tenth(point.y - y)]) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
