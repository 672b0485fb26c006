import type { Scene } from '../scene';
import { textWidth } from '../text';

/** Boxes that the texts of a scene fill. */
export function textBoxes(scene: Scene) {
  return scene.shapes.flatMap((shape) => {
    if (shape.type !== 'text') return [];
    const width = textWidth(shape.text, shape.style);
    const left =
      shape.anchor === 'middle'
        ? shape.x - width / 2
        : shape.anchor === 'end'
          ? shape.x - width
          : shape.x;
    return [{ text: shape.text, left, right: left + width, top: shape.y - 9, bottom: shape.y + 2 }];
  });
}

/** Pairs of labels that meet, as `a / b`. */
export function overlaps(scene: Scene): string[] {
  const boxes = textBoxes(scene);
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} / ${b.text}`),
  );
}
