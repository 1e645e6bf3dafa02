import type { DrawingPath } from '../schemas/drawing';

/** A circle of 20 px on white, 512 x 512 px. */
export const CIRCLE_PNG =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAgAAAAIAAQMAAADOtka5AAAABlBMVEX///8GBgbudq1/AAAACXBIWXMAAAsTAAALEwEAmpwYAAADfklEQVR42u2cQY7iMBBF28rCyxzBR/' +
  'HRzNFyFI6QJQtERppWjyDY6So/RDLovy3hJ676NmBX8fUlhBBCCCGEEEIIIYQQQgghhBBCiI9mXJYZvh8pDMtfpm6B/C1whQ/Q/wj5R6DzEcLyj1N/Cr6Z2QiW5QZH0DeG' +
  'eC9wZiPoy8PyAHBRr5fGR4GZhaAnCGVhQQir97udENcCXiektcCley0pfVG8e1fuiWK4i1zoiWK8H3fqiOJ4f9PQ4cX0ELfsT0N5eOjoX5VWcXenIawyn71piKuwR28axt' +
  'UdgzcNaR204kxDXl+fnLOhrIccnXl8WkYHXx7D8+W+PA7PI86upT0+xzy5jDA+Xx1dRkjPzzu4jJArIXcZoVSSXjxGqD1uchgh1AI2Ooww1FIWHUaoXjs4jFB/WocRUjXg' +
  'xW6EVE15tgvUL012J5XqaEe7k+rxjnYn1TM+mAVC3XPBbMXWrcxWjI1oFasVYyNf2SowNhyTrF5ObYGLVWD2PJl5rNHq5dJI12D1cmkYJlgFmpa1epkKtJ+02CbD0Ax2fo' +
  'HAZJsKl6bDzjaBuTlJzmjjxril075PtAmkZqgG22zCAu1sB9t0xAKl7XjbdCztq8p7BDYGmk3zmQqEjWQny3x+hcC8MU1OlvVkS2CyCJw3lorJsp6ce157qcDUMzxToAbL' +
  'krSVqvAWgbQtcLEIbE20/0Egb606xbCqHkHg2vmi5SbZsCwfQeCyZZKb4WPh0umyAwnMm4vF8QXCbwKnNwicNz80JPAGgeE3gekNAlPvqxKQgAQkcDyB/RdVJqDPxoMI7P' +
  'wt7QO+6n7CDw78o+sDfnjiH98fsAHxAdtAeCts/908vCGJt0T339XFG9N4axxvzu9/vrD/GcsBzpnwUdn+p337n3jiQ1t8bIwPrvHROT68D7R8ABcw7F+DwctIcCELLqXB' +
  'xTy4nAgXNOGSKlzUhcvKcGEbLq3jxX24vBAXOOISS1zkWS0zDY4yU1zoikttcbEvLjfmBc+45BoXfeOyc1z4jkvvcfE/bj/gDRC4BQM3geA2FNwIg1txcDMQb0fCDVG4JQ' +
  's3heG2NNwY9/OuW3fDL24OxO2JuEESt2jyJlHcpoobZXGrLm8Wxu3KuGH6fgzXfZrGcds6bpznrfv4zwP43xfgP1Dgf+EghBBCCCGEEEIIIYQQQgghhBBCiOPzBzhKan9a' +
  'c2Q6AAAAAElFTkSuQmCC';

/** A white PNG of 64 x 64 px: too small for a drawing. */
export const SMALL_PNG =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgHwAAAJAAAFgVTVqAA' +
  'AAAElFTkSuQmCC';

export const CIRCLE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><circle cx="256" cy="256" r="120" fill="none" stroke="#000" stroke-width="20"/></svg>';

/** The same circle as a stroke. */
export const CIRCLE_PATH: DrawingPath = {
  points: Array.from({ length: 49 }, (_, step) => {
    const angle = (2 * Math.PI * step) / 48;
    return [Math.round(256 + 120 * Math.cos(angle)), Math.round(256 + 120 * Math.sin(angle)), 0.5];
  }),
  tool: 'pencil',
  color: '#000000',
  options: { size: 20, thinning: 0.4, smoothing: 0.6, streamline: 0.4, simulatePressure: true },
  width: 512,
  height: 512,
};
