import type { CylinderTank, RectangularBorder } from './geometry.ts'
import type { HeightByAngle } from './trigonometry.ts'

export const checks = {
  // Four strips, cut so that they do not overlap.
  'mat-area-da-faixa': ({ long, wide, border }: RectangularBorder) => {
    const aboveAndBelow = (long + 2 * border) * border
    const atTheSides = wide * border
    return aboveAndBelow + aboveAndBelow + atTheSides + atTheSides
  },
  // In decimetres: one cubic decimetre is one litre.
  'mat-volume-do-cilindro': ({ across, high, flow, ask }: CylinderTank) => {
    const [diameter, height] = [Math.round(across * 10), Math.round(high * 10)]
    const litres = (3 * diameter * diameter * height) / 4
    return ask === 'volume' ? litres : litres / flow
  },
  // By similar triangles, and not too far from the true tangent.
  'mat-altura-por-angulo': ({ away, angle, eye }: HeightByAngle) => {
    const [near, far] = { 30: [30, 17], 45: [1, 1], 60: [10, 17] }[angle] as [number, number]
    const above = (away * far) / near
    const truly = away * Math.tan((angle * Math.PI) / 180)
    return Math.abs(above - truly) < truly * 0.025 ? above + eye : Number.NaN
  },
}
