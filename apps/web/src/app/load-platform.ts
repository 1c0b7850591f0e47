/** The shell's chunk: the route asks for it, and so does whoever knows it will be needed next. */
export const loadPlatform = () => import('./platform.tsx').then(file => file.Platform)
