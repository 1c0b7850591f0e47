export { changeItem, contentOf } from './change-item.ts'
export { contentAsRead } from './content-as-read.ts'
export { type LoadReport, loadPack, type PackedImage, type PackedItem } from './load-pack.ts'
export {
  dropImportedFigures,
  findImportedFigures,
  listEdition,
  saveImportedFigures,
} from './official-figures.ts'
export { packedVariant } from './packed-variant.ts'
export { serveImages } from './serve-images.ts'
export {
  type Content,
  excerptOf,
  type ItemRow,
  imageAddress,
  type ShownRow,
  showOptions,
  showQuestion,
  showSolution,
  type TopicNames,
} from './show-question.ts'
export {
  findItem,
  findItemByRef,
  findItems,
  findPublished,
  isLoaded,
  listRevisions,
  listTopics,
  markLoaded,
  saveTopics,
} from './store.ts'
export { topicNames } from './topic-names.ts'
