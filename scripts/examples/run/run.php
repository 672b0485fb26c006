<?php
// Includes every program of the folder, one after the other; writes FILE.ok or FILE.err.
// php run.php FILE…
set_include_path(getcwd());
set_error_handler(function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});
foreach (array_slice($argv, 1) as $program) {
    try {
        (static function () use ($program): void {
            include $program;
        })();
        file_put_contents("$program.ok", '');
    } catch (Throwable $error) {
        file_put_contents("$program.err", get_class($error) . ': ' . $error->getMessage());
    }
}
