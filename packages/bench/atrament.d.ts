/** Declarations of what the benchmark calls; the library has none. */
declare module 'atrament' {
  interface Point {
    x: number;
    y: number;
  }
  export default class Atrament {
    constructor(canvas: HTMLCanvasElement, options: { weight: number });
    recordStrokes: boolean;
    addEventListener(
      type: 'strokerecorded',
      listener: (event: {
        stroke: { readonly segments: readonly { readonly point: Readonly<Point>; readonly pressure: number }[] };
      }) => void,
    ): void;
    clear(): void;
    beginStroke(x: number, y: number): void;
    draw(x: number, y: number, previousX: number, previousY: number, pressure?: number): Point;
    endStroke(x: number, y: number): void;
  }
}
