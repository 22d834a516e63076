/**
 * What is wrong outside the tool, and what mends it.
 * @typedef {{ message: string, fix: string }} Fault
 * @typedef {{ path: string, act: string }} Subject a path, and what could not be done with it
 * @typedef {[sentence: (subject: Subject) => string, fix: string]} Row
 */

const room = "Free some space and try again.";
/** @type {Row} */
const notAllowed = [
  ({ path, act }) => `You are not allowed to ${act} ${path}.`,
  "Give yourself the right to it, for example with chmod u+rwX, or run the command as its owner.",
];

/**
 * What the operating system calls a fault → what it is, and what mends it.
 * @type {Record<string, Row>}
 */
const faults = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOSPC: [() => "The disk is full.", room],
  EDQUOT: [() => "Your share of the disk is used up.", room],
  EROFS: [
    ({ path }) => `${path} is on a disk that can only be read.`,
    "Work on a copy on another disk, or mount this one for writing.",
  ],
  EMFILE: [
    () => "This process has more files open than the system lets it.",
    "Raise the limit, for example with ulimit -n 4096, and try again.",
  ],
  ENFILE: [() => "The whole system has more files open than it can.", "Close other programs, and try again."],
  ENOTDIR: [
    ({ path }) => `A part of ${path} is a file and no folder.`,
    "Name another path, or move the file away.",
  ],
  EISDIR: [
    ({ path }) => `${path} is a folder, but a file is expected here.`,
    "Name a file, or move the folder away.",
  ],
  ENAMETOOLONG: [
    ({ path }) => `The path ${shortened(path)} is longer than the system allows.`,
    "Take shorter names: most systems allow 255 bytes in a name.",
  ],
  ELOOP: [
    ({ path }) => `${path} is a link that leads in a circle.`,
    "Remove the link, or point it to a file.",
  ],
  ENOENT: [
    ({ path }) => `${path} is not there; it may have been removed while the command ran.`,
    "Put it back, and try again.",
  ],
  EBUSY: [
    ({ path }) => `${path} is in use by another program, or a disk is mounted there.`,
    "Close that program, and try again.",
  ],
  ENOTEMPTY: [
    ({ path }) => `${path} was filled by another program while the command ran.`,
    "Close that program, and try again.",
  ],
  ETXTBSY: [({ path }) => `${path} is a program that runs.`, "End it, and try again."],
  EFBIG: [({ path }) => `${path} is larger than the disk takes.`, "Work on another disk."],
  EIO: [
    ({ path }) => `The disk failed at ${path}.`,
    "Check the disk and its cable, and restore from a copy.",
  ],
  ENXIO: [({ path }) => `${path} is no file that can be read.`, "Name a file, or move it away."],
  ENODEV: [({ path }) => `${path} is no file that can be read.`, "Name a file, or move it away."],
  ESTALE: [({ path }) => `The network disk that holds ${path} has gone.`, "Mount it again."],
  ENOMEM: [() => "The memory of this machine is used up.", "Close other programs, and try again."],
  EAGAIN: [
    () => "The system can start no further program or thread.",
    "Close other programs, and try again.",
  ],
  ERR_MODULE_NOT_FOUND: [
    () => "A package that the tool needs is not installed.",
    "Run npm ci --ignore-scripts in the folder of the tool.",
  ],
  EADDRNOTAVAIL: [() => "This machine has no such address to listen on.", "Check the network settings."],
};

/**
 * The same for calls of the system that take no file.
 * @type {Record<string, Row>}
 */
const faultsOfCalls = {
  "ENOSPC watch": [
    () => "The system watches as many files as it can, so saves may not show.",
    "Raise its limit: sudo sysctl fs.inotify.max_user_watches=524288",
  ],
  "EMFILE watch": [
    () => "The system watches for as many programs as it can, so saves may not show.",
    "Close other development servers, or raise the limit: sudo sysctl fs.inotify.max_user_instances=512",
  ],
  "EACCES listen": [
    () => "You are not allowed to listen on that port.",
    "Take one of 1024 or above, for example with --port 8080.",
  ],
  "ENOENT uv_cwd": [() => "The folder that you are in is gone.", "Change into another folder with cd."],
};

/** Calls that read; of `open` nobody can tell, and `access` asks whether one may write. */
const reading = /^(read|scandir|opendir|l?stat|readlink|realpath)/;

/**
 * A fault of the disk or the system in words; undefined for any other error, which is a mistake of the tool. `path` is
 * named where the error names none, `opening` says what files were opened for.
 * @param {unknown} error
 * @param {string} [path]
 * @param {string} [opening]
 * @returns {Fault | undefined}
 */
export function describeFault(error, path = "a file", opening = "open") {
  const {
    code = "",
    syscall = "",
    path: source,
    dest,
  } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error ?? {});
  const row = faultsOfCalls[`${code} ${syscall}`] ?? faults[code];
  if (!row) return undefined;
  const [sentence, fix] = row;
  const act = reading.test(syscall) ? "read" : syscall === "open" ? opening : "write";
  return { message: sentence({ path: dest ?? source ?? path, act }), fix };
}

/**
 * @param {string} path
 */
function shortened(path) {
  return path.length > 100 ? `${path.slice(0, 60)}...${path.slice(-20)}` : path;
}
