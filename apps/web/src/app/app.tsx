export function App() {
  return <p>Norteia</p>
}
