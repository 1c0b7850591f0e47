type DrawingProps = { className?: string }

/** Depth lines round a shoal, a few soundings and one needle. Decoration only. */
export function Isolines({ className = 'w-full' }: DrawingProps) {
  return (
    <svg viewBox="0 0 176 104" fill="none" stroke="currentColor" className={className} aria-hidden="true">
      <g strokeWidth="1" opacity="0.35">
        <path d="M6 70C14 30 48 6 92 8s80 26 76 52-44 38-86 36S0 96 6 70z" />
        <path d="M24 66C30 38 56 20 92 22s62 20 58 38-36 28-66 26-64 4-60-20z" />
      </g>
      <path d="M44 62c5-18 24-28 48-27s42 14 38 26-26 18-46 17-44 0-40-16z" opacity="0.6" />
      <path d="M64 58c4-9 15-13 29-12s22 8 20 14-14 9-26 8-26-2-23-10z" />
      <g
        fill="currentColor"
        fontSize="8"
        strokeWidth="4"
        className="stroke-ground font-text [paint-order:stroke]"
      >
        <text x="11" y="49">
          12
        </text>
        <text x="158" y="34">
          8
        </text>
        <text x="128" y="93">
          20
        </text>
        <text x="30" y="84">
          5
        </text>
      </g>
      <path
        className="text-accent"
        d="M88 57 116 34"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle className="fill-accent" cx="88" cy="57" r="3" stroke="none" />
    </svg>
  )
}

/** A compass rose with its bearings, for heroes. Decoration only. */
export function CompassRose({ className = 'w-full' }: DrawingProps) {
  const bearings = Array.from({ length: 72 }, (_, index) => index * 5)
  return (
    <svg
      viewBox="-104 -104 208 208"
      fill="none"
      stroke="currentColor"
      className={className}
      aria-hidden="true"
    >
      <circle r="100" opacity="0.5" />
      <circle r="84" opacity="0.5" />
      <circle r="52" opacity="0.3" strokeDasharray="2 4" />
      <g opacity="0.7">
        {bearings.map(bearing => (
          <path
            key={bearing}
            d={`M0 -100V${bearing % 30 === 0 ? -84 : -93}`}
            transform={`rotate(${bearing})`}
          />
        ))}
      </g>
      <g opacity="0.35">
        <path d="M0-84V84M-84 0H84" />
        <path d="M-59-59 59 59M59-59-59 59" strokeDasharray="1 5" />
      </g>
      <path className="fill-accent" d="M0-80 8 0H-8z" stroke="none" transform="rotate(32)" />
      <path d="M0 80 8 0H-8z" fill="currentColor" stroke="none" opacity="0.55" transform="rotate(32)" />
      <circle r="3" className="fill-ground" />
    </svg>
  )
}

/** Bearings crossing over a wide band: the background of a hero. Decoration only. */
export function Bearings({ className = 'w-full' }: DrawingProps) {
  const angles = [-64, -48, -32, -16, 0, 16, 32, 48, 64]
  return (
    <svg
      viewBox="0 0 800 320"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
      aria-hidden="true"
    >
      <g stroke="currentColor" opacity="0.4">
        {angles.map(angle => (
          <path key={angle} d="M620 250V-700" transform={`rotate(${angle} 620 250)`} />
        ))}
        <path d="M-10 210c120-70 250-60 370-20s250 60 450-40" />
        <path d="M-10 240c130-60 250-50 370-16s260 60 450-26" />
        <path d="M-10 272c140-48 250-40 370-10s270 52 450-14" />
      </g>
    </svg>
  )
}
