import type { SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { label?: string }

/* @__NO_SIDE_EFFECTS__ */
function icon(path: string) {
  /** Decorative unless it carries a label. */
  return function Icon({ label, className = 'size-5', ...rest }: IconProps) {
    return (
      <svg
        {...rest}
        viewBox="0 0 24 24"
        className={`shrink-0 ${className}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <path d={path} />
      </svg>
    )
  }
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const ring = circle(12, 12, 9)
const dot = (x: number, y: number) => `M${x} ${y}h.01`

export const HomeIcon = icon('M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20')
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10')
export const CloseIcon = icon('M6 6l12 12M18 6 6 18')
export const SearchIcon = icon(`${circle(11, 11, 6.5)}M16 16l4.5 4.5`)
export const CheckIcon = icon('M4.5 12.5 10 18 19.5 6.5')
export const CrossIcon = icon('M7 7l10 10M17 7 7 17')
export const AlertIcon = icon(`M12 3.5 21.5 20h-19zM12 10v4.5${dot(12, 17.2)}`)
export const InfoIcon = icon(`${ring}M12 11v5.5${dot(12, 7.8)}`)
export const QuestionIcon = icon(`${ring}M9.4 9.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 2${dot(12, 17)}`)
export const ChevronDownIcon = icon('M6 9.5l6 6 6-6')
export const ChevronUpIcon = icon('M6 14.5l6-6 6 6')
export const ChevronLeftIcon = icon('M14.5 6l-6 6 6 6')
export const ChevronRightIcon = icon('M9.5 6l6 6-6 6')
export const SortIcon = icon('M8 10l4-4.5L16 10M8 14l4 4.5 4-4.5')
export const ArrowRightIcon = icon('M4 12h16M14 6l6 6-6 6')
export const ArrowLeftIcon = icon('M20 12H4M10 6l-6 6 6 6')
export const ExternalIcon = icon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6')
export const EyeIcon = icon(
  `M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z${circle(12, 12, 2.75)}`,
)
export const EyeOffIcon = icon(
  'M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.8-1.4M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
)
export const UserIcon = icon(`${circle(12, 8, 4)}M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6`)
export const UsersIcon = icon(
  `${circle(9, 8.5, 3.5)}M2.5 19.5c.5-3.6 3-5.3 6.5-5.3s6 1.7 6.5 5.3M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.2.6 3.6 2.2 4 4.9`,
)
export const LogoutIcon = icon('M14 4H5v16h9M10 12h11M17 8l4 4-4 4')
export const SunIcon = icon(
  `${circle(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
)
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z')
export const SystemIcon = icon('M3 5h18v11H3zM9 20h6M12 16v4')
export const CompassIcon = icon(`${ring}M15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z`)
export const PencilIcon = icon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5M5 15.5 8.5 19')
export const BookIcon = icon(
  'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20',
)
export const ClockIcon = icon(`${ring}M12 7v5.3l3.5 2`)
export const ExamIcon = icon(
  'M6 3h9l4 4v14H6zM15 3v4h4M9 12l1.3 1.3L12.8 11M9 17l1.3 1.3 2.5-2.3M15 12.5h1M15 17.5h1',
)
export const ChatIcon = icon(
  `M4 5h16v11.5h-8L7.5 20v-3.5H4z${dot(8.5, 10.8)}${dot(12, 10.8)}${dot(15.5, 10.8)}`,
)
export const TrophyIcon = icon(
  'M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 4 5.3M17 6h3.5c0 3.5-1.5 5-4 5.3M12 15v5M8 20h8',
)
export const TargetIcon = icon(`${circle(12, 12, 8.5)}${circle(12, 12, 4.5)}${dot(12, 12)}`)
export const MapIcon = icon('M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5')
export const RouteIcon = icon(
  `${circle(6, 18.5, 2)}${circle(18, 5.5, 2)}M8 18.5h7a3.3 3.3 0 0 0 0-6.5H9a3.3 3.3 0 0 1 0-6.5h7`,
)
export const SwordsIcon = icon(
  'M4 4l11 11M4 4v3l9.5 9.5M4 4h3l9.5 9.5M13 18l5-5M15.5 15.5 20 20M20 4v3l-4.5 4.5M20 4h-3l-4.5 4.5M11 18l-5-5M8.5 15.5 4 20',
)
export const FlameIcon = icon(
  'M12 3c.5 4 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5 0 1.5.8 2.3 1.5 2.5C9.5 9 10.5 5.5 12 3z',
)
export const CapIcon = icon(
  'M12 5 1.5 9.5 12 14l10.5-4.5zM6 11.5v5c1.5 1.6 3.5 2.5 6 2.5s4.5-.9 6-2.5v-5M22.5 9.5V15',
)
export const VideoIcon = icon('M3 5h18v14H3zM10 9l5 3-5 3z')
export const CardsIcon = icon('M3.5 8h11v12h-11zM7.5 8V4h13v12h-6')
export const SettingsIcon = icon(`M4 7h9M17 7h3M4 17h3M11 17h9${circle(15, 7, 2)}${circle(9, 17, 2)}`)
export const DownloadIcon = icon('M12 4v11M7 10.5l5 5 5-5M4.5 20h15')
export const UploadIcon = icon('M12 16V4.5M7 9l5-5 5 5M4.5 20h15')
export const TrashIcon = icon('M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const MinusIcon = icon('M5 12h14')
export const MoreIcon = icon(`${circle(5, 12, 0.7)}${circle(12, 12, 0.7)}${circle(19, 12, 0.7)}`)
export const OfflineIcon = icon(
  `M4 4l16 16M2.5 9.5A14 14 0 0 1 7 6.6M10.5 5.6A14 14 0 0 1 21.5 9.5M6 13a9 9 0 0 1 4-2.2M14.5 11A9 9 0 0 1 18 13M9.5 16.5a4 4 0 0 1 4-.6${dot(12, 19.5)}`,
)
export const StarIcon = icon('M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z')
export const SparkIcon = icon(
  'M12 3c.6 5.4 3.6 8.4 9 9-5.4.6-8.4 3.6-9 9-.6-5.4-3.6-8.4-9-9 5.4-.6 8.4-3.6 9-9z',
)
export const CalendarIcon = icon(
  `M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4${dot(8.5, 14)}${dot(12, 14)}${dot(15.5, 14)}`,
)
export const LockIcon = icon(`M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5`)
export const FlagIcon = icon('M5.5 21V4h12l-2.5 4 2.5 4h-12')
export const FilterIcon = icon('M4 6h16M7 12h10M10 18h4')
export const HeartIcon = icon(
  'M12 20C5 15 3 11.8 3 8.7A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 9 1.9c0 3.1-2 6.3-9 11.3z',
)
export const ShareIcon = icon(
  `${circle(6, 12, 2.5)}${circle(17.5, 5.5, 2.5)}${circle(17.5, 18.5, 2.5)}M8.3 10.8l7-4M8.3 13.2l7 4`,
)
export const MicIcon = icon(
  'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M9 21h6',
)
export const PlayIcon = icon('M7 4.5 19 12 7 19.5z')
export const PauseIcon = icon('M8 5v14M16 5v14')
export const MailIcon = icon('M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5')
export const CardIcon = icon('M3 5.5h18v13H3zM3 10h18M6.5 15h4')
export const ShieldIcon = icon(
  'M12 3 4.5 6v5.5c0 4.5 3 7.7 7.5 9.5 4.5-1.8 7.5-5 7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.6',
)
