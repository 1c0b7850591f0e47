const bearings = Array.from({ length: 16 }, (_, k) => k * 22.5)

/** A small compass rose, north up, its needle leaning the way the course goes. */
export function CompassRose({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="33" className="fill-surface stroke-ink" />
      <circle r="26" className="fill-none stroke-line" />
      {bearings.map((bearing, k) => (
        <path
          key={bearing}
          d={`M0 -33V${k % 4 === 0 ? -25 : -29}`}
          transform={`rotate(${bearing})`}
          className="stroke-ink"
        />
      ))}
      <path d="M0 -13 2.6 0 0 13 -2.6 0z" transform="rotate(-33)" className="fill-line" />
      <path d="M0 -24 4 0H-4z" transform="rotate(57)" className="fill-accent" />
      <path d="M0 24 4 0H-4z" transform="rotate(57)" className="fill-ink" />
      <circle r="2.2" className="fill-surface" />
      <text y="-38" textAnchor="middle" fontSize="12" className="fill-ink font-display font-bold">
        N
      </text>
    </g>
  )
}
